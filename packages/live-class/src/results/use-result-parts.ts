import { selectOrdinal } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { DataOrder } from '@repo/domain/classes/class-configuration'
import { formatCalories, formatClock, formatCount, formatLongClock } from '@repo/domain/core/number-format'
import { elapsedMarks } from '@repo/domain/time/elapsed-marks'
import type { HeartCurve } from '@repo/domain/trainings/heart-curve'
import { heartRateAt } from '@repo/domain/trainings/physiology'
import { ZONES, zoneBounds } from '@repo/domain/trainings/zones'
import type { CurveZone } from '@repo/ui/heart-curve'
import type { ZoneTime } from '@repo/ui/zone-times'

import { useConfigurationLabels } from '../configuration/configuration-labels.ts'
import { useTileTexts } from '../grid/tile-texts.ts'

interface Standing {
  readonly place: number
  readonly competitors: number
  readonly order: DataOrder
}

export interface OwnedResult {
  readonly curve: HeartCurve
  readonly maxHeartRate: number | null
  /** z1 to z5. */
  readonly zoneSeconds: readonly number[]
  readonly seconds: number
  readonly points: number
  readonly calories: number | null
  readonly averageHeartRate: number | null
  readonly peakHeartRate: number | null
  readonly standing: Standing | null
}

const LEVELS = ['minimum', 'light', 'moderate', 'intense', 'maximum'] as const
const DASH = '–'

const shareTextOf = (percent: number): string => `${percent} %`

const curveZonesOf = (maxHeartRate: number | null): readonly CurveZone[] =>
  maxHeartRate === null
    ? []
    : LEVELS.map((level, index) => {
        const { from } = zoneBounds(ZONES[index] ?? 'z1')
        return { level, from: heartRateAt(from, maxHeartRate), share: shareTextOf(from) }
      })

const boundsOf = (index: number): string => {
  const { from, to } = zoneBounds(ZONES[index] ?? 'z1')
  return to === null ? `${from} %+` : `${from}–${to} %`
}

const useZoneTimes = () => {
  const { levels, belowZones } = useTileTexts()
  return ({ zoneSeconds, seconds }: OwnedResult): readonly ZoneTime[] => {
    const total = Math.max(1, seconds)
    const below = Math.max(0, seconds - zoneSeconds.reduce((sum, one) => sum + one, 0))
    const zones = LEVELS.map((level, index) => {
      const inZone = zoneSeconds[index] ?? 0
      return {
        level,
        word: levels[level],
        range: boundsOf(index),
        share: inZone / total,
        time: formatLongClock(inZone),
      }
    })
    const first = {
      level: 'below',
      word: belowZones,
      range: `< ${zoneBounds('z1').from} %`,
      share: below / total,
      time: formatLongClock(below),
    } as const
    return [first, ...zones]
  }
}

/** The parts of one person's result, for a page and a picture. */
export const useResultParts = (result: OwnedResult) => {
  const { t } = useLingui()
  const { orders } = useConfigurationLabels()
  const zoneTimes = useZoneTimes()
  const { curve, maxHeartRate, points, calories, averageHeartRate, peakHeartRate, standing } = result
  const length = curve.heartRates.length * curve.stepSeconds
  const rateOf = (rate: number | null): string => (rate === null ? DASH : String(Math.round(rate)))
  const unitOf = (value: number | null, unit: string) => (value === null ? {} : { unit })
  const placeText = ({ place, competitors }: Standing): string =>
    t`${selectOrdinal(place, { one: '#st', two: '#nd', few: '#rd', other: '#th' })} of ${competitors}`
  const orderText = ({ order }: Standing): string => t`By ${{ order: orders[order].toLowerCase() }}`
  const average = rateOf(averageHeartRate)
  const highest = rateOf(peakHeartRate)
  return {
    curve: { ...curve, zones: curveZonesOf(maxHeartRate) },
    scale: {
      unit: t`bpm`,
      timeTicks: (mostSteps: number) => elapsedMarks(length * 1000, mostSteps),
      formatTime: (at: number) => formatClock(at / 1000),
    },
    summary: t`Heart rate over ${{ time: formatClock(length) }}: average ${{ average }} bpm, highest ${{ highest }} bpm`,
    zones: maxHeartRate === null ? [] : zoneTimes(result),
    zonesLabel: t`Time in each zone`,
    place: standing === null ? null : { text: placeText(standing), by: orderText(standing) },
    figures: [
      { label: t`RookPoints`, icon: 'trophy', value: formatCount(Math.round(points)) },
      { label: t`Calories`, icon: 'flame', value: formatCalories(calories), ...unitOf(calories, t`kcal`) },
      { label: t`Average`, icon: 'heart', value: average, ...unitOf(averageHeartRate, t`bpm`) },
      { label: t`Highest`, icon: 'heart', value: highest, ...unitOf(peakHeartRate, t`bpm`) },
    ] as const,
  }
}

export type ResultParts = ReturnType<typeof useResultParts>
