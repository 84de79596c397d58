import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { GoalType } from '@repo/domain/challenges/goal'
import { formatCount } from '@repo/domain/core/number-format'
import { useMemo } from 'react'

/** Never rounded up to an unreached target. */
export const useGoalAmount = (): ((type: GoalType, exact: number) => string) => {
  const { t } = useLingui()
  return useMemo(
    () => (type, exact) => {
      const count = Math.floor(exact)
      const shown = formatCount(count)
      switch (type) {
        case 'calories':
          return `${shown} kcal`
        case 'steps':
          return t`${shown} ${plural(count, { one: 'step', other: 'steps' })}`
        case 'minutes':
        case 'hard-minutes':
          return `${shown} min`
        case 'trainings':
          return t`${shown} ${plural(count, { one: 'session', other: 'sessions' })}`
        case 'points':
          return `${shown} rp`
        default:
          return type satisfies never
      }
    },
    [t],
  )
}
