import { useLingui } from '@lingui/react/macro'
import { formatClock } from '@repo/domain/core/number-format'
import type { Milliseconds } from '@repo/domain/core/units'

export const useSpotLabels = (): ((spotUntil: Milliseconds | undefined, serverNow: Milliseconds) => string | null) => {
  const { t } = useLingui()
  return (spotUntil, serverNow) => {
    if (spotUntil === undefined) return null
    const clock = formatClock(Math.max(0, Math.ceil((spotUntil - serverNow) / 1000)))
    return spotUntil <= serverNow ? t`Spot is free` : t`Spot free in ${clock}`
  }
}
