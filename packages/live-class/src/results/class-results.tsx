import { useLingui } from '@lingui/react/macro'
import type { ClassResult } from '@repo/api-client/classes/class-summary'
import type { DataOrder } from '@repo/domain/classes/class-configuration'
import type { ClassRanking } from '@repo/domain/classes/class-ranking'
import { formatCalories, formatClock, formatCount, formatNumber } from '@repo/domain/core/number-format'
import { longestTraining } from '@repo/domain/trainings/zone-shares'
import { ClassSummary, type SummaryRow } from '@repo/ui/class-summary'
import { EmptyState } from '@repo/ui/empty-state'
import { Inline } from '@repo/ui/inline'
import { SegmentedControl } from '@repo/ui/segmented-control'
import { Skeleton } from '@repo/ui/skeleton'
import { Stack } from '@repo/ui/stack'

import { useTileTexts } from '../grid/tile-texts.ts'
import { useZoneShares } from '../view/use-zone-shares.ts'
import { type RankedRow, useClassRanking } from './use-class-ranking.ts'

const DASH = '–'
const MEDALS = [1, 2, 3] as const

type Column = 'points' | 'calories' | 'effort' | 'steps' | 'time'

/** The ranked column is first. */
const columnsFor = (ranking: ClassRanking): readonly Column[] => {
  const first: Column = ranking === 'jumps' ? 'steps' : ranking
  return [first, ...(['points', 'calories', 'effort', 'time'] as const).filter((column) => column !== first)]
}

const cellOf = ({ points, calories, averageEffort, steps, seconds }: ClassResult, column: Column): string => {
  switch (column) {
    case 'points':
      return formatNumber(points)
    case 'calories':
      return formatCalories(calories)
    case 'effort':
      return averageEffort === null ? DASH : `${Math.floor(averageEffort)} %`
    case 'steps':
      return steps === null ? DASH : formatCount(steps)
    case 'time':
      return formatClock(seconds)
    default:
      return column satisfies never
  }
}

const personOf = ({ userUuid, pseudonym, imageUrl }: ClassResult) => ({ id: userUuid, name: pseudonym, imageUrl })

const useRows = (rows: readonly RankedRow[], columns: readonly Column[]): SummaryRow[] => {
  const words = useTileTexts()
  const sharesOf = useZoneShares()
  const scale = longestTraining(rows.map(({ result }) => result))
  return rows.map(({ result, place }) => {
    // a participant without a heart rate has no result
    if (result.seconds === 0) {
      return { ...personOf(result), values: columns.map(() => DASH), note: words.noSignal }
    }
    return {
      ...personOf(result),
      values: columns.map((column) => cellOf(result, column)),
      ...(place === null ? {} : { place }),
      zones: sharesOf(result, scale),
    }
  })
}

const useColumnNames = (ranking: ClassRanking): Readonly<Record<Column, string>> => {
  const { t } = useLingui()
  return {
    points: t`RookPoints`,
    calories: t`Calories`,
    effort: t`Average effort`,
    steps: ranking === 'jumps' ? t`Jumps` : t`Steps`,
    time: t`Time`,
  }
}

const useSummaryLabels = () => {
  const { t } = useLingui()
  return {
    label: t`Class results`,
    podiumLabel: t`Top three`,
    nameLabel: t`Name`,
    zonesLabel: t`Zones`,
  }
}

const PENDING_ROWS = 8

/** As high as the results of eight people. */
export function PendingClassResults() {
  const names = useColumnNames('points')
  const columns = columnsFor('points').map((column) => names[column])
  return (
    <Stack gap="l">
      <Skeleton shape="control" />
      <ClassSummary {...useSummaryLabels()} podium={[]} columns={columns} rows={[]} loadingRows={PENDING_ROWS} />
    </Stack>
  )
}

export function ClassResults({ results, order }: { results: readonly ClassResult[]; order: DataOrder }) {
  const { t } = useLingui()
  const { ranking, rows, labels, isByPoints, setByPoints } = useClassRanking(results, order)
  const columns = columnsFor(ranking)
  const summaryRows = useRows(rows, columns)
  const names = useColumnNames(ranking)
  const summaryLabels = useSummaryLabels()
  if (results.length === 0) {
    return (
      <EmptyState
        icon="trophy"
        title={t`No one trained in this class`}
        text={t`Members appear here when they join with their strap.`}
      />
    )
  }
  return (
    <Stack gap="l">
      <Inline>
        <SegmentedControl
          label={t`Ranking`}
          segments={[
            { value: 'own', label: labels.own },
            { value: 'points', label: labels.points },
          ]}
          value={isByPoints ? 'points' : 'own'}
          onValueChange={(value) => setByPoints(value === 'points')}
        />
      </Inline>
      <ClassSummary
        {...summaryLabels}
        podium={rows
          .slice(0, 3)
          .flatMap(({ result, place, value }) =>
            place === null || value === null ? [] : { ...personOf(result), place: MEDALS[place - 1] ?? 3, value },
          )}
        columns={columns.map((column) => names[column])}
        rows={summaryRows}
      />
    </Stack>
  )
}
