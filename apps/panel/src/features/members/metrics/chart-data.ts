import { useLingui } from '@lingui/react/macro'
import type { WeightEntry } from '@repo/api-client/members/measures'
import { poundsOf, shownMeasure } from '@repo/domain/core/units'
import { formatDay } from '@repo/domain/time/date-format'
import { MEASURE_UNITS, type MeasurementSystem } from '@repo/domain/trainings/measure-fields'

import { dayIn } from '../../../app/locale/day-in.ts'
import { useLocale } from '../../../app/locale/use-locale.ts'

export const useWeightPoints = (
  weights: readonly WeightEntry[],
  system: MeasurementSystem,
  zone: string | undefined,
) => {
  const { t } = useLingui()
  const language = useLocale()
  const unit = MEASURE_UNITS[system].weight
  const points = weights.map(({ at, weight }) => {
    const value = shownMeasure(system === 'metric' ? weight : poundsOf(weight))
    const label = formatDay(dayIn(zone, at.getTime()), language)
    return { key: String(at.getTime()), at: at.getTime(), value, text: `${value} ${unit}`, label }
  })
  const [first, last] = [points[0], points.at(-1)]
  return {
    points,
    unit,
    title: system === 'metric' ? t`Weight in kg` : t`Weight in lb`,
    summary:
      first === undefined || last === undefined
        ? t`Weight`
        : t`Weight from ${{ first: first.text }} on ${{ firstDay: first.label }} to ${{ last: last.text }} on ${{ lastDay: last.label }}`,
    formatTime: (at: number) => formatDay(dayIn(zone, at), language).slice(0, 5),
  }
}
