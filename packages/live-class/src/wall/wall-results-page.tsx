import { useLingui } from '@lingui/react/macro'
import type { ClassResult } from '@repo/api-client/classes/class-summary'
import type { DataOrder } from '@repo/domain/classes/class-configuration'
import { classTotals } from '@repo/domain/classes/class-totals'
import { formatCalories, formatCount } from '@repo/domain/core/number-format'
import { SHOWN } from '@repo/domain/privacy/visibility'
import { longestTraining } from '@repo/domain/trainings/zone-shares'
import { Button } from '@repo/ui/button'
import { WallResults } from '@repo/ui/wall-results'
import type { ReactNode } from 'react'

import { useTileTexts } from '../grid/tile-texts.ts'
import { shownName } from '../grid/tile-views.ts'
import { useClassRanking } from '../results/use-class-ranking.ts'
import { useZoneShares } from '../view/use-zone-shares.ts'

/** In seconds. */
export const RESULTS_DWELL = 10

interface WallResultsPageProps {
  roomName: string
  trainingName: string
  results: readonly ClassResult[]
  order: DataOrder
  notShown: number
  actions: ReactNode
}

/** Of the shares of someone who hides the numbers. */
const WHOLE = 100
const percentOf = (share: number): string => `${Math.round(share)} %`

/** The server sends shares instead of times. */
const hidesResult = ({ visibility = 'all', seconds }: ClassResult): boolean =>
  !SHOWN[visibility].numbers && seconds === 0

export function WallResultsPage({ roomName, trainingName, results, order, notShown, actions }: WallResultsPageProps) {
  const { t } = useLingui()
  const words = useTileTexts()
  const barOf = useZoneShares()
  const scale = longestTraining(results.filter(({ seconds }) => seconds > 0))
  const totals = classTotals(results)
  const { rows, labels, isByPoints, setByPoints } = useClassRanking(results, order)
  const zonesOf = (result: ClassResult) => {
    if (hidesResult(result)) return barOf(result, WHOLE, percentOf)
    return result.seconds === 0 ? null : barOf(result, scale)
  }
  const hidden = notShown === 0 ? null : t`${notShown} not shown`
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
      note={[roomName, trainingName, isByPoints ? labels.points : labels.own, hidden]
        .filter((part) => part !== null)
        .join(' · ')}
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
        place: place ?? (hidesResult(result) ? null : index + 1),
        name: shownName(result, words),
        imageUrl: result.imageUrl,
        isGuest: result.guestNumber !== undefined,
        points: value,
        zones: zonesOf(result),
        note: words.noSignal,
      }))}
      dwell={RESULTS_DWELL}
    />
  )
}
