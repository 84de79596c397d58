import { useLingui } from '@lingui/react/macro'
import type { ClassResult } from '@repo/api-client/classes/show-class-summary'
import { classTotals } from '@repo/domain/class-totals'
import { pseudonymDisplay } from '@repo/domain/display-cuts'
import { formatCalories, formatClock, formatCount, formatPoints } from '@repo/domain/number-format'
import { sharedPlaces } from '@repo/domain/shared-places'
import { truncate } from '@repo/domain/text'
import { longestTraining, zoneSharesOf, type ZoneTimes } from '@repo/domain/zone-shares'
import { WallResults } from '@repo/ui/wall-results'
import type { ReactNode } from 'react'

import { useTileWords } from './tile-words.ts'
import { ZONE_PARTS } from './zone-parts.ts'

/** Seconds that a page of results stays. */
const DWELL = 10

/** A bar of zones on a scale, and the same in words. */
const useBars = () => {
  const { levels } = useTileWords()
  return (times: ZoneTimes, scale: number) => {
    const seconds = [times.belowSeconds, ...times.zoneSeconds]
    const shares = zoneSharesOf(times, scale)
    return {
      parts: ZONE_PARTS.map(({ level }, index) => ({ level, share: shares[index] ?? 0 })),
      text: ZONE_PARTS.map(({ word }, index) => `${levels[word]} ${formatClock(seconds[index] ?? 0)}`).join(', '),
    }
  }
}

interface WallResultsPageProps {
  roomName: string
  trainingName: string
  results: readonly ClassResult[]
  actions: ReactNode
}

/** What everybody reached, on a wall that nobody scrolls. */
export function WallResultsPage({ roomName, trainingName, results, actions }: WallResultsPageProps) {
  const { t } = useLingui()
  const { noSignal } = useTileWords()
  const barOf = useBars()
  const scale = longestTraining(results)
  const totals = classTotals(results)
  const places = sharedPlaces(results.map(({ seconds, points }) => (seconds === 0 ? null : formatPoints(points))))
  const minutes = formatCount(Math.floor(totals.hardSeconds / 60))
  return (
    <WallResults
      title={t`Class finished`}
      actions={actions}
      note={`${roomName} · ${trainingName}`}
      facts={[
        { name: t`kcal all together`, value: formatCalories(totals.calories) },
        {
          name: t`Average effort`,
          value: totals.averageEffort === null ? '–' : `${Math.floor(totals.averageEffort)} %`,
        },
        { name: t`in zones 4 and 5`, value: t`${minutes} min` },
      ]}
      zones={barOf(totals, longestTraining([totals]))}
      labels={{ podium: t`First three`, results: t`Results of the class` }}
      people={results.map((result, index) => ({
        id: result.userUuid,
        place: places[index] ?? index + 1,
        name: truncate(result.pseudonym, pseudonymDisplay),
        imageUrl: result.imageUrl,
        points: result.seconds === 0 ? null : t`${{ points: formatPoints(result.points) }} pts`,
        zones: result.seconds === 0 ? null : barOf(result, scale),
        note: noSignal,
      }))}
      dwell={DWELL}
    />
  )
}
