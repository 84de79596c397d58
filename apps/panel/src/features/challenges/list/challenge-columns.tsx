import type { Challenge } from '@repo/api-client/challenges/challenge'
import type { ChallengeStatus } from '@repo/domain/challenges/challenge'
import type { ChallengeSort } from '@repo/domain/challenges/challenge-list'
import { formatCount } from '@repo/domain/core/number-format'
import { formatDay, type Language } from '@repo/domain/time/date-format'
import { dayIn } from '@repo/domain/time/day'
import { Badge } from '@repo/ui/badge'
import { useMemo } from 'react'

import { useSessionStore } from '../../../app/session/session-store.ts'
import { CellText } from '../../../lib/list/cell-text.tsx'
import type { ListCard, ListColumn } from '../../../lib/list/list-column.ts'
import { useChallengeLabels } from '../challenge-labels.ts'

type Column = ListColumn<Challenge, ChallengeSort>

const TONES = { pending: 'neutral', active: 'accent', completed: 'success' } as const

export function StatusBadge({ status }: { status: ChallengeStatus }) {
  const { statuses } = useChallengeLabels()
  return <Badge tone={TONES[status]}>{statuses[status]}</Badge>
}

const columnsOf = (
  { columns: words, kinds, modalities, compliances }: ReturnType<typeof useChallengeLabels>,
  { language, zone, before }: { language: Language; zone: string; before: number },
): Column[] => {
  const dayOf = (at: Date): string => formatDay(dayIn(zone, at.getTime()), language)
  return [
    {
      key: 'number',
      header: words.number,
      cell: (_, index) => formatCount(before + index + 1),
      align: 'end',
      priority: 3,
      size: 'xs',
    },
    {
      key: 'name',
      header: words.name,
      isTitle: true,
      sort: 'name',
      size: 'l',
      cell: ({ name }) => <CellText text={name} />,
    },
    {
      key: 'participants',
      header: words.participants,
      cell: ({ participants }) => formatCount(participants),
      align: 'end',
      priority: 3,
      size: 'phone',
    },
    { key: 'kind', header: words.kind, cell: ({ kind }) => kinds[kind], priority: 4, size: 'word' },
    {
      key: 'modality',
      header: words.modality,
      cell: ({ modality }) => modalities[modality],
      priority: 5,
      size: 'word',
    },
    {
      key: 'compliance',
      header: words.compliance,
      cell: ({ compliance }) => compliances[compliance],
      priority: 6,
      size: 's',
    },
    {
      key: 'status',
      header: words.status,
      cell: ({ status }) => <StatusBadge status={status} />,
      priority: 1,
      size: 's',
    },
    {
      key: 'start',
      header: words.start,
      sort: 'start',
      cell: ({ startAt }) => dayOf(startAt),
      priority: 2,
      size: 's',
    },
    { key: 'end', header: words.end, sort: 'finish', cell: ({ finishAt }) => dayOf(finishAt), priority: 2, size: 's' },
  ]
}

export const challengeCard: ListCard<Challenge> = {
  title: ({ name }) => <CellText text={name} />,
  line: ({ status }, isShown) => (isShown('status') ? <StatusBadge status={status} /> : null),
  covers: ['status'],
}

/** `before` is the number of rows on earlier pages. */
export const useChallengeColumns = (zone: string, before: number): readonly Column[] => {
  const words = useChallengeLabels()
  const language = useSessionStore((state) => state.locale)
  return useMemo(() => columnsOf(words, { language, zone, before }), [words, language, zone, before])
}
