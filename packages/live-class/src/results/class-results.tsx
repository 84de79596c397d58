import { useLingui } from '@lingui/react/macro'
import type { ClassResult } from '@repo/api-client/classes/class-summary'
import { sharedPlaces } from '@repo/domain/classes/shared-places'
import { formatCalories, formatClock, formatNumber } from '@repo/domain/core/number-format'
import { longestTraining } from '@repo/domain/trainings/zone-shares'
import { ClassSummary, type SummaryRow } from '@repo/ui/class-summary'
import { EmptyState } from '@repo/ui/empty-state'

import { useTileTexts } from '../grid/tile-texts.ts'
import { useZoneShares } from '../view/use-zone-shares.ts'

const DASH = '–'
const MEDALS = [1, 2, 3] as const

/** A participant without a heart rate has no result. */
const hasTrained = ({ seconds }: ClassResult): boolean => seconds > 0

const personOf = ({ userUuid, pseudonym, imageUrl }: ClassResult) => ({ id: userUuid, name: pseudonym, imageUrl })

const placesIn = (results: readonly ClassResult[]) =>
  sharedPlaces(results.map((result) => (hasTrained(result) ? formatNumber(result.points) : null)))

const useRows = (results: readonly ClassResult[]): SummaryRow[] => {
  const words = useTileTexts()
  const sharesOf = useZoneShares()
  const scale = longestTraining(results)
  const places = placesIn(results)
  return results.map((result, index) => {
    if (!hasTrained(result)) return { ...personOf(result), values: [DASH, DASH, DASH, DASH], note: words.noSignal }
    const place = places[index]
    return {
      ...personOf(result),
      values: [
        formatNumber(result.points),
        formatCalories(result.calories),
        result.averageEffort === null ? DASH : `${Math.floor(result.averageEffort)} %`,
        formatClock(result.seconds),
      ],
      ...(typeof place === 'number' ? { place } : {}),
      zones: sharesOf(result, scale),
    }
  })
}

export function ClassResults({ results }: { results: readonly ClassResult[] }) {
  const { t } = useLingui()
  const rows = useRows(results)
  const best = results.filter(hasTrained).slice(0, 3)
  const places = placesIn(best)
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
    <ClassSummary
      label={t`Class results`}
      podiumLabel={t`Top three`}
      podium={best.map((result, index) => ({
        ...personOf(result),
        place: MEDALS[(places[index] ?? 1) - 1] ?? 3,
        value: t`${{ points: formatNumber(result.points) }} pts`,
      }))}
      nameLabel={t`Name`}
      columns={[t`RookPoints`, t`Calories`, t`Average effort`, t`Time`]}
      zonesLabel={t`Zones`}
      rows={rows}
    />
  )
}
