import type { BoardRow } from '@repo/api-client/challenges/board'
import type { BoardSort } from '@repo/domain/challenges/challenge-list'
import { MEDALS } from '@repo/domain/challenges/standing'
import { formatCount } from '@repo/domain/core/number-format'
import { boardDisplay } from '@repo/domain/core/truncation'
import { MedalCounts } from '@repo/ui/medal-counts'
import { useMemo } from 'react'

import { CellText } from '../../../lib/list/cell-text.tsx'
import type { ListCard, ListColumn } from '../../../lib/list/list-column.ts'
import { useBoardLabels } from './board-labels.ts'

type Column = ListColumn<BoardRow, BoardSort>

const cut = (text: string, of: keyof typeof boardDisplay) => <CellText text={text} limit={boardDisplay[of]} />

function Medals({ medals }: Pick<BoardRow, 'medals'>) {
  const { medals: words } = useBoardLabels()
  return <MedalCounts medals={MEDALS.map((medal) => ({ medal, count: medals[medal], label: words[medal] }))} />
}

export const boardCard: ListCard<BoardRow> = {
  title: ({ name }) => cut(name, 'name'),
  line: ({ pseudonym, email }, isShown) => (
    <CellText text={[isShown('pseudonym') && pseudonym, isShown('email') && email].filter(Boolean).join(' · ')} />
  ),
  covers: ['pseudonym', 'email'],
}

export const useBoardColumns = (): readonly Column[] => {
  const { columns: words } = useBoardLabels()
  return useMemo(
    () => [
      { key: 'place', header: words.place, cell: ({ position }) => formatCount(position), size: 'xs', priority: 1 },
      { key: 'user', header: words.user, isTitle: true, cell: ({ name }) => cut(name, 'name'), size: 'l' },
      {
        key: 'pseudonym',
        header: words.pseudonym,
        cell: ({ pseudonym }) => cut(pseudonym, 'pseudonym'),
        priority: 4,
      },
      {
        key: 'email',
        header: words.email,
        cell: ({ email }) => <CellText text={email} limit={boardDisplay.email} isEmail />,
        size: 'email27',
        priority: 6,
      },
      {
        key: 'participated',
        header: words.participated,
        cell: ({ participated }) => formatCount(participated),
        align: 'end',
        size: 'word',
        priority: 5,
      },
      {
        key: 'finished',
        header: words.finished,
        cell: ({ finished }) => formatCount(finished),
        align: 'end',
        size: 's',
        priority: 5,
      },
      {
        key: 'medals',
        header: words.medals,
        cell: ({ medals }) => <Medals medals={medals} />,
        priority: 2,
        size: 'moment',
      },
      {
        key: 'points',
        header: words.points,
        cell: ({ points }) => formatCount(points),
        align: 'end',
        size: 'word',
        priority: 1,
      },
    ],
    [words],
  )
}
