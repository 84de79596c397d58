import type { Goal } from '@repo/api-client/challenges/goals'
import type { GoalSort } from '@repo/domain/challenges/challenge-list'
import { formatCount } from '@repo/domain/core/number-format'
import { formatDay, type Language } from '@repo/domain/time/date-format'
import { dayIn } from '@repo/domain/time/day'
import { Badge } from '@repo/ui/badge'
import { useMemo } from 'react'

import { useSessionStore } from '../../../app/session/session-store.ts'
import { CellText } from '../../../lib/list/cell-text.tsx'
import type { ListCard, ListColumn } from '../../../lib/list/list-column.ts'
import { useChallengeLabels } from '../challenge-labels.ts'
import { useGoalLabels } from './goal-labels.ts'

type Column = ListColumn<Goal, GoalSort>

interface Place {
  readonly language: Language
  readonly zone: string
  readonly isFree: boolean
}

function GoalStatus({ isActive }: Pick<Goal, 'isActive'>) {
  const { goalStatuses } = useChallengeLabels()
  return <Badge tone={isActive ? 'accent' : 'neutral'}>{isActive ? goalStatuses.active : goalStatuses.inactive}</Badge>
}

const columnsOf = (
  { columns: words, types, amount }: ReturnType<typeof useGoalLabels>,
  { language, zone, isFree }: Place,
): Column[] => {
  const all: Column[] = [
    { key: 'type', header: words.type, isTitle: true, size: 'l', cell: ({ type }) => <CellText text={types[type]} /> },
    {
      key: 'level',
      header: words.level,
      cell: ({ level }) => formatCount(level),
      align: 'end',
      size: 's',
      priority: 1,
    },
    {
      key: 'target',
      header: words.target,
      cell: ({ type, target }) => amount(type, target),
      align: 'end',
      size: 'm',
      priority: 1,
    },
    {
      key: 'points',
      header: words.points,
      cell: ({ points }) => formatCount(points),
      align: 'end',
      size: 's',
      priority: 2,
    },
    {
      key: 'status',
      header: words.status,
      cell: ({ isActive }) => <GoalStatus isActive={isActive} />,
      size: 's',
      priority: 3,
    },
    {
      key: 'created',
      header: words.created,
      cell: ({ createdAt }) => formatDay(dayIn(zone, createdAt.getTime()), language),
      size: 's',
      priority: 4,
    },
  ]
  const competitive = new Set(['level', 'target', 'points'])
  return isFree ? all.filter(({ key }) => !competitive.has(key)) : all
}

export const useGoalCard = (isFree: boolean): ListCard<Goal> => {
  const { types, amount } = useGoalLabels()
  return useMemo(
    () => ({
      title: ({ type }) => <CellText text={types[type]} />,
      line: ({ type, target }) => (isFree ? null : amount(type, target)),
      covers: ['target'],
    }),
    [types, amount, isFree],
  )
}

export const useGoalColumns = (zone: string, isFree: boolean): readonly Column[] => {
  const words = useGoalLabels()
  const language = useSessionStore((state) => state.locale)
  return useMemo(() => columnsOf(words, { language, zone, isFree }), [words, language, zone, isFree])
}
