import { useLingui } from '@lingui/react/macro'
import type { Training, TrainingRecord } from '@repo/api-client/trainings/training'
import { formatClock, formatExactCalories } from '@repo/domain/core/number-format'
import { CHART_STEPS, thinned, thinnedEfforts } from '@repo/domain/trainings/chart-thinning'
import { shownEffort } from '@repo/domain/trainings/physiology'
import type { TrendPoint } from '@repo/ui/trend-chart'

const knownOf = <K extends 'effort' | 'calories'>(records: readonly TrainingRecord[], key: K) =>
  records.flatMap((record) => {
    const value = record[key]
    return value === null ? [] : { at: record.at, value }
  })

interface Line {
  readonly title: string
  readonly unit: string
  readonly points: readonly TrendPoint[]
  readonly summary: string
  readonly readLabel: string
}

export const useTrainingLines = ({
  records,
  startAt,
}: Training): Readonly<Record<'effort' | 'heart-rate' | 'calories', Line>> => {
  const { t } = useLingui()
  const pointsOf = (drawn: readonly { at: Date; value: number }[], textOf: (value: number) => string): TrendPoint[] =>
    drawn.map(({ at, value }) => {
      const since = at.getTime() - startAt.getTime()
      return { key: String(since), at: since, value, text: textOf(value), label: formatClock(since / 1000) }
    })
  const valueOf = ({ value }: { value: number }): number => value
  const rates = records.map(({ at, heartRate }) => ({ at, value: heartRate }))
  const efforts = knownOf(records, 'effort')
  const calories = knownOf(records, 'calories')
  const ends = (of: readonly { value: number }[], textOf: (value: number) => string) => {
    const values = of.map(valueOf)
    const [low, high] = [
      values.reduce((a, b) => Math.min(a, b), values[0] ?? 0),
      values.reduce((a, b) => Math.max(a, b), 0),
    ]
    return { low: textOf(low), high: textOf(high) }
  }
  const effortText = (value: number): string => `${shownEffort(value)} %`
  const rateText = (value: number): string => t`${{ rate: Math.round(value) }} bpm`
  const caloriesText = (value: number): string => t`${{ calories: formatExactCalories(value) }} kcal`
  return {
    effort: {
      title: t`Effort`,
      unit: '%',
      points: pointsOf(thinnedEfforts(efforts, valueOf), effortText),
      summary: t`Effort from ${{ low: ends(efforts, effortText).low }} to ${{ high: ends(efforts, effortText).high }}`,
      readLabel: t`Explore effort`,
    },
    'heart-rate': {
      title: t`Heart rate`,
      unit: t`bpm`,
      points: pointsOf(thinned({ records: rates, valueOf, least: CHART_STEPS.heartRate }), rateText),
      summary: t`Heart rate from ${{ low: ends(rates, rateText).low }} to ${{ high: ends(rates, rateText).high }}`,
      readLabel: t`Explore heart rate`,
    },
    calories: {
      title: t`Calories`,
      unit: t`kcal`,
      points: pointsOf(thinned({ records: calories, valueOf, least: CHART_STEPS.calories }), caloriesText),
      summary: t`Calories from ${{ low: ends(calories, caloriesText).low }} to ${{ high: ends(calories, caloriesText).high }}`,
      readLabel: t`Explore calories`,
    },
  }
}
