import { useLingui } from '@lingui/react/macro'
import {
  changeGoalStatus,
  createGoal,
  deleteGoal,
  type Goal,
  goalErrorOf,
  updateGoal,
} from '@repo/api-client/challenges/goals'
import { challengeQueries, goalQueries } from '@repo/api-client/challenges/queries'
import { ApiError } from '@repo/api-client/core/api-error'
import type { ActionKeys } from '@repo/api-client/core/endpoint'
import type { Versioned } from '@repo/api-client/core/with-version'
import type { GoalFields } from '@repo/domain/challenges/goal-form'

import { useServices } from '../../../app/services-context.ts'
import { useSaved } from '../../../lib/use-saved.ts'

const old = (uuid: string) => [goalQueries(uuid).all, challengeQueries.all]

export const useSaveGoal = (uuid: string, goal: Goal | null) => {
  const { t } = useLingui()
  const { client } = useServices()
  const save = (fields: GoalFields & Versioned, keys: ActionKeys): Promise<unknown> =>
    goal === null
      ? client.call(createGoal, { params: { uuid }, body: { ...fields, isActive: true }, keys })
      : client.call(updateGoal, {
          params: { uuid, goal: goal.uuid },
          body: { ...fields, isActive: goal.isActive },
          keys,
        })
  return useSaved(save, {
    invalidates: old(uuid),
    notice: () => (goal === null ? t`Goal created` : t`Goal updated`),
    failed: () => null,
  })
}

export const useGoalErrorLabels = () => {
  const { t } = useLingui()
  return (error: unknown, isFree: boolean): string => {
    const kind = error instanceof ApiError ? goalErrorOf(error) : 'general'
    if (kind === 'general') return t`An error occurred, please try again later.`
    if (kind === 'no-answer') return t`Can't reach the server. Try again.`
    return isFree
      ? t`This goal already exists.`
      : t`This level already exists, or its target or points aren't higher than the previous level's.`
  }
}

export const useSwitchGoal = (uuid: string) => {
  const { t } = useLingui()
  const { client } = useServices()
  const call = ({ goal, isActive }: { goal: Goal; isActive: boolean }) =>
    client.call(changeGoalStatus, { params: { goal: goal.uuid }, body: { isActive } })
  const notice = ({ isActive }: { isActive: boolean }) => (isActive ? t`Goal turned on` : t`Goal turned off`)
  const undo = useSaved(call, { invalidates: old(uuid), notice })
  return useSaved(call, {
    invalidates: old(uuid),
    notice,
    undo:
      ({ goal, isActive }) =>
      () =>
        undo.mutate({ goal, isActive: !isActive }),
  })
}

export const useDeleteGoal = (uuid: string, goal: Goal) => {
  const { t } = useLingui()
  const { client } = useServices()
  return useSaved(() => client.call(deleteGoal, { params: { uuid, goal: goal.uuid } }), {
    invalidates: old(uuid),
    notice: () => t`Goal deleted`,
    gone: () => t`This goal no longer exists`,
  })
}
