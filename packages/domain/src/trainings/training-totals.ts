import { compareNames } from '../core/name-order.ts'
import type { Kcal, Percent, Seconds } from '../core/units.ts'
import { ZONES, type ByZone } from './zones.ts'

export interface CountedTraining {
  readonly uuid: string
  readonly type: string
  readonly calories: Kcal | null
  readonly steps: number | null
  readonly seconds: Seconds
  readonly points: number | null
  readonly zoneSeconds: ByZone<Seconds>
}

export interface TrainingTotals {
  readonly trainings: number
  readonly calories: Kcal | null
  readonly steps: number
  readonly seconds: Seconds
  readonly points: number | null
  readonly zoneSeconds: ByZone<Seconds>
  readonly byType: readonly { readonly type: string; readonly count: number }[]
}

/** Change in percent, or null if a number is unknown or the earlier one is 0. */
export const changeOf = (now: number | null, before: number | null): Percent | null =>
  now === null || before === null || before === 0 ? null : ((now - before) / before) * 100

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

const known = (values: readonly (number | null)[]): number[] => values.filter((value) => value !== null)

/** Sums up trainings. Values that no training has stay null. */
export const totalsOf = (trainings: readonly CountedTraining[]): TrainingTotals => {
  const calories = known(trainings.map((training) => training.calories))
  const points = known(trainings.map((training) => training.points))
  const counts = new Map<string, number>()
  for (const { type } of trainings) counts.set(type, (counts.get(type) ?? 0) + 1)
  const zoneSeconds = Object.fromEntries(
    ZONES.map((zone) => [zone, sum(trainings.map((training) => training.zoneSeconds[zone]))]),
  ) as unknown as ByZone<Seconds>
  return {
    trainings: trainings.length,
    calories: calories.length === 0 && trainings.length > 0 ? null : sum(calories),
    steps: sum(known(trainings.map(({ steps }) => steps))),
    seconds: sum(trainings.map(({ seconds }) => seconds)),
    points: points.length < trainings.length ? null : sum(points),
    zoneSeconds,
    byType: [...counts]
      .map(([type, count]) => ({ type, count }))
      .toSorted((a, b) => b.count - a.count || compareNames(a.type, b.type)),
  }
}
