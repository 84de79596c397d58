import { useLingui } from '@lingui/react/macro'
import { RANKED_BY, type Ranked, type RankedBy } from '@repo/domain/challenges/ranking'
import { formatCount, formatExactCalories, formatPoints } from '@repo/domain/core/number-format'
import type { Period } from '@repo/domain/time/period'
import { DataTable, type DataColumn } from '@repo/ui/data-table'
import { Heading } from '@repo/ui/heading'
import { Inline } from '@repo/ui/inline'
import { Pagination } from '@repo/ui/pagination'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'
import { TextField } from '@repo/ui/text-field'

import { EmptyList } from '../../lib/help/empty-list.tsx'
import { CellText } from '../../lib/list/cell-text.tsx'
import { useListLabels } from '../../lib/list/list-labels.ts'
import { RankingTools } from './ranking-tools.tsx'
import { useRanking } from './use-ranking.ts'

interface RankingTableProps {
  /** Undefined while it loads. */
  ranking: readonly Ranked[] | undefined
  period: Period
  isStale: boolean
}

const useColumns = (placeOf: (uuid: string) => number): readonly DataColumn<Ranked>[] => {
  const { t } = useLingui()
  return [
    { key: 'place', header: t`Rank`, cell: ({ uuid }) => formatCount(placeOf(uuid)), size: 'xs' },
    {
      key: 'user',
      header: t`User`,
      isTitle: true,
      isSortable: true,
      cell: ({ user }) => <CellText text={user} />,
      size: 'l',
    },
    {
      key: 'trainings',
      header: t`Sessions`,
      isSortable: true,
      cell: ({ trainings }) => formatCount(trainings),
      align: 'end',
    },
    {
      key: 'calories',
      header: 'kcal',
      isSortable: true,
      cell: ({ calories }) => formatExactCalories(calories),
      align: 'end',
    },
    { key: 'points', header: 'RookPoints', isSortable: true, cell: ({ points }) => formatPoints(points), align: 'end' },
  ]
}

const NONE: readonly Ranked[] = []

const isRankedBy = (key: string): key is RankedBy => RANKED_BY.some((by) => by === key)

export function RankingTable({ ranking, period, isStale }: RankingTableProps) {
  const { t } = useLingui()
  const words = useListLabels()
  const table = useRanking(ranking ?? NONE)
  const columns = useColumns(table.placeOf)
  const { order, page, lastPage, total } = table
  const count = formatCount(total)
  return (
    <Stack gap="m">
      <Inline gap="m" justify="between">
        <Stack gap="xs">
          <Heading level={2} size="m">{t`User ranking`}</Heading>
          <Text tone="muted" size="s">
            {ranking === undefined ? '\u00a0' : t`${count} of ${{ all: formatCount(ranking.length) }}`}
          </Text>
        </Stack>
        <RankingTools size={table.size} onSize={table.setSize} period={period} />
      </Inline>
      <TextField label={t`Search by user`} type="search" value={table.search} onValueChange={table.setSearch} />
      {total === 0 && ranking !== undefined ? (
        <EmptyList
          icon="trophy"
          level={3}
          title={table.search === '' ? t`No one trained in this period` : t`No one matches your search`}
          text={table.search === '' ? t`Try a different period.` : t`Check the spelling.`}
        />
      ) : (
        <>
          <DataTable
            label={t`User ranking`}
            columns={columns}
            rows={table.rows}
            keyOf={({ uuid }) => uuid}
            sort={order === null ? undefined : { key: order.by, direction: order.direction }}
            onSort={(key) => {
              if (isRankedBy(key)) table.sortBy(key)
            }}
            sortLabel={words.sortBy}
            isStale={isStale}
            loadingRows={ranking === undefined ? table.size : 0}
          />
          <Pagination
            label={t`Ranking pages`}
            page={page}
            lastPage={lastPage}
            onPage={table.setPage}
            position={words.pageOf(page, lastPage)}
            words={words.pages}
          />
        </>
      )}
    </Stack>
  )
}
