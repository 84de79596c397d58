import { useLingui } from '@lingui/react/macro'
import type { Goal } from '@repo/api-client/challenges/goals'
import type { GoalColumn } from '@repo/domain/challenges/challenge-list'
import type { GoalType } from '@repo/domain/challenges/goal'
import type { GoalForm } from '@repo/domain/challenges/goal-form'
import { useGoalAmount } from '@repo/live-class/goal-amount'
import { useMemo } from 'react'

import type { FieldLabels } from '../../../lib/form/use-form.ts'
import type { SearchLabels } from '../../../lib/list/list-column.ts'
import type { ListPageLabels } from '../../../lib/list/list-page-labels.ts'

export const useGoalLabels = () => {
  const { t } = useLingui()
  const amount = useGoalAmount()
  return useMemo(() => {
    const types: Readonly<Record<GoalType, string>> = {
      calories: t`Calories`,
      steps: t`Steps`,
      minutes: t`Minutes trained`,
      trainings: t`Sessions`,
      points: 'RookPoints',
      'hard-minutes': t`Minutes in zones 4 and 5`,
    }
    const columns = {
      type: t({ message: 'Goal', context: 'type of a goal' }),
      level: t`Level`,
      target: t`Target`,
      points: t`Points`,
      status: t`Status`,
      created: t({ message: 'Created', context: 'goal' }),
      reached: t({ message: 'Reached', context: 'goal' }),
      accumulated: t({ message: 'Progress', context: 'progress' }),
    }
    const search: SearchLabels<GoalColumn> = { created: columns.created }
    const fields: Readonly<Record<keyof GoalForm, FieldLabels>> = {
      type: { label: columns.type, missing: t`Choose what counts` },
      target: { label: columns.target, missing: t`Enter a target` },
      points: { label: columns.points, missing: t`Enter how many points it earns` },
    }
    return { types, amount, columns, search, fields }
  }, [t, amount])
}

export const useGoalPageLabels = (isFree: boolean): ListPageLabels<Goal> => {
  const { t } = useLingui()
  const { types } = useGoalLabels()
  return useMemo(
    () => ({
      title: t`Goals`,
      search: t`Search goals`,
      pages: t`Goal pages`,
      showAll: t`Show all`,
      selectAll: t`Select all on this page`,
      select: ({ type }) => {
        const name = types[type]
        return t`Select ${name}`
      },
      loadFailed: t`Couldn't load goals`,
      empty: {
        icon: 'trophy',
        title: t`No goals yet`,
        text: isFree
          ? t`RookPoints decide this challenge, which needs no goals. All sessions since its start count.`
          : t`Add a goal to start tracking progress. Sessions since the challenge started count too.`,
      },
      nothingFound: { title: t`No goal was created on that day`, text: t`Choose another day.` },
    }),
    [t, types, isFree],
  )
}
