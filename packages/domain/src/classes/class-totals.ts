import type { Kcal, Seconds } from '../core/units.ts'
import { SHOWN, type Visibility } from '../privacy/visibility.ts'
import type { ZoneTimes } from '../trainings/zone-shares.ts'

interface Result extends ZoneTimes {
  /** Absent for everything. */
  readonly visibility?: Visibility | undefined
  /** Seconds with a heart rate. */
  readonly seconds: Seconds
  readonly calories: Kcal | null
  /** Percent of the maximum heart rate. Null without measurements. */
  readonly averageEffort: number | null
}

export interface ClassTotals extends ZoneTimes {
  readonly calories: Kcal
  /** Percent, weighted by measured seconds. Null without measurements. */
  readonly averageEffort: number | null
  readonly hardSeconds: Seconds
}

const ZONES = [0, 1, 2, 3, 4] as const

/** On displays, the times of members who hide numbers are shares. */
const isSummed = ({ visibility = 'all', seconds }: Result): boolean => SHOWN[visibility].numbers || seconds > 0

/** Totals of a class. The average effort is weighted by each participant's measured seconds. */
export const classTotals = (all: readonly Result[]): ClassTotals => {
  const results = all.filter(isSummed)
  const measured = results.filter(({ averageEffort, seconds }) => averageEffort !== null && seconds > 0)
  const sum = (of: (result: Result) => number, over = results): number => over.reduce((all, one) => all + of(one), 0)
  const seconds = sum((one) => one.seconds, measured)
  return {
    calories: sum(({ calories }) => calories ?? 0),
    averageEffort: seconds === 0 ? null : sum((one) => (one.averageEffort ?? 0) * one.seconds, measured) / seconds,
    hardSeconds: sum(({ zoneSeconds }) => (zoneSeconds[3] ?? 0) + (zoneSeconds[4] ?? 0)),
    belowSeconds: sum(({ belowSeconds }) => belowSeconds),
    zoneSeconds: ZONES.map((zone) => sum(({ zoneSeconds }) => zoneSeconds[zone] ?? 0)),
  }
}
