import { useLingui } from '@lingui/react/macro'
import type { ClassResult } from '@repo/api-client/classes/show-class-summary'
import { formatCalories, formatClock, formatPoints } from '@repo/domain/number-format'
import { sharedPlaces } from '@repo/domain/shared-places'
import { longestTraining, zoneSharesOf } from '@repo/domain/zone-shares'
import { ClassSummary, type SummaryRow } from '@repo/ui/class-summary'
import { EmptyState } from '@repo/ui/empty-state'

import { useTileWords } from './tile-words.ts'
import { ZONE_PARTS } from './zone-parts.ts'

const DASH = '–'
const MEDALS = [1, 2, 3] as const

/** Nobody trains without a second of heart rate. */
const hasTrained = ({ seconds }: ClassResult): boolean => seconds > 0

const personOf = ({ userUuid, pseudonym, imageUrl }: ClassResult) => ({ id: userUuid, name: pseudonym, imageUrl })

const useRows = (results: readonly ClassResult[]): SummaryRow[] => {
  const words = useTileWords()
  const scale = longestTraining(results)
  return results.map((result) => {
    if (!hasTrained(result)) return { ...personOf(result), values: [DASH, DASH, DASH, DASH], note: words.noSignal }
    const seconds = [result.belowSeconds, ...result.zoneSeconds]
    const shares = zoneSharesOf(result, scale)
    return {
      ...personOf(result),
      values: [
        formatPoints(result.points),
        formatCalories(result.calories),
        result.averageEffort === null ? DASH : `${Math.floor(result.averageEffort)} %`,
        formatClock(result.seconds),
      ],
      zones: {
        parts: ZONE_PARTS.map(({ level }, index) => ({ level, share: shares[index] ?? 0 })),
        text: ZONE_PARTS.map(({ word }, index) => `${words.levels[word]} ${formatClock(seconds[index] ?? 0)}`).join(
          ', ',
        ),
      },
    }
  })
}

/** What everybody reached in a class: the first three, and all of them with their zones. */
export function ClassResults({ results }: { results: readonly ClassResult[] }) {
  const { t } = useLingui()
  const rows = useRows(results)
  const best = results.filter(hasTrained).slice(0, 3)
  const places = sharedPlaces(best.map(({ points }) => formatPoints(points)))
  if (results.length === 0) {
    return (
      <EmptyState
        icon="trophy"
        title={t`Nobody trained in this class`}
        text={t`Members appear here when they join with their strap.`}
      />
    )
  }
  return (
    <ClassSummary
      label={t`Results of the class`}
      podiumLabel={t`First three`}
      podium={best.map((result, index) => ({
        ...personOf(result),
        place: MEDALS[(places[index] ?? 1) - 1] ?? 3,
        value: t`${{ points: formatPoints(result.points) }} pts`,
      }))}
      nameLabel={t`Name`}
      columns={[t`RookPoints`, t`Calories`, t`Average effort`, t`Time`]}
      zonesLabel={t`Zones`}
      rows={rows}
    />
  )
}
