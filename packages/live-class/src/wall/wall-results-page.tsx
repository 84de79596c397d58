import { useLingui } from '@lingui/react/macro'
import type { ClassResult } from '@repo/api-client/classes/class-summary'
import type { DataOrder } from '@repo/domain/classes/class-configuration'
import { classTotals } from '@repo/domain/classes/class-totals'
import { formatCalories, formatCount } from '@repo/domain/core/number-format'
import { truncate } from '@repo/domain/core/text'
import { pseudonymDisplay } from '@repo/domain/core/truncation'
import { longestTraining } from '@repo/domain/trainings/zone-shares'
import { Button } from '@repo/ui/button'
import { WallResults } from '@repo/ui/wall-results'
import type { ReactNode } from 'react'

import { useTileTexts } from '../grid/tile-texts.ts'
import { useClassRanking } from '../results/use-class-ranking.ts'
import { useZoneShares } from '../view/use-zone-shares.ts'

/** In seconds. */
export const RESULTS_DWELL = 10

interface WallResultsPageProps {
  roomName: string
  trainingName: string
  results: readonly ClassResult[]
  order: DataOrder
  actions: ReactNode
}

export function WallResultsPage({ roomName, trainingName, results, order, actions }: WallResultsPageProps) {
  const { t } = useLingui()
  const { noSignal } = useTileTexts()
  const barOf = useZoneShares()
  const scale = longestTraining(results)
  const totals = classTotals(results)
  const { rows, labels, isByPoints, setByPoints } = useClassRanking(results, order)
  const minutes = formatCount(Math.floor(totals.hardSeconds / 60))
  return (
    <WallResults
      title={t`Class finished`}
      actions={
        <>
          <Button icon="trophy" onClick={() => setByPoints(!isByPoints)}>
            {isByPoints ? labels.own : labels.points}
          </Button>
          {actions}
        </>
      }
      note={`${roomName} · ${trainingName} · ${isByPoints ? labels.points : labels.own}`}
      facts={[
        { name: t`kcal in total`, value: formatCalories(totals.calories) },
        {
          name: t`Average effort`,
          value: totals.averageEffort === null ? '–' : `${Math.floor(totals.averageEffort)} %`,
        },
        { name: t`in zones 4 and 5`, value: t`${minutes} min` },
      ]}
      zones={barOf(totals, longestTraining([totals]))}
      labels={{ podium: t`Top three`, results: t`Class results` }}
      people={rows.map(({ result, place, value }, index) => ({
        id: result.userUuid,
        place: place ?? index + 1,
        name: truncate(result.pseudonym, pseudonymDisplay),
        imageUrl: result.imageUrl,
        points: value,
        zones: result.seconds === 0 ? null : barOf(result, scale),
        note: noSignal,
      }))}
      dwell={RESULTS_DWELL}
    />
  )
}
