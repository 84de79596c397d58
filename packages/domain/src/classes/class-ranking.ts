import { compareNames } from '../core/name-order.ts'
import { formatCalories, formatCount, formatNumber } from '../core/number-format.ts'
import type { DataOrder } from './class-configuration.ts'
import { sharedPlaces } from './shared-places.ts'

/** What a class's results are ranked by: the class's own order, or RookPoints. */
export type ClassRanking = DataOrder | 'points'

export interface RankedResult {
  readonly userUuid: string
  readonly pseudonym: string
  /** Percent of the maximum heart rate. */
  readonly averageEffort: number | null
  /** In kcal. */
  readonly calories: number | null
  readonly steps: number | null
  readonly points: number
  /** Seconds with a heart rate. A participant with 0 has no result. */
  readonly seconds: number
}

/** The amount that a ranking compares, unrounded. Null without a result. */
export const rankedValue = (result: RankedResult, ranking: ClassRanking): number | null => {
  if (result.seconds === 0) return null
  switch (ranking) {
    case 'calories':
      return result.calories
    case 'effort':
      return result.averageEffort
    case 'steps':
    case 'jumps':
      return result.steps
    case 'points':
      return result.points
    default:
      return ranking satisfies never
  }
}

/** The class's own order, or effort if no participant has a value of that order, for example without weights. */
export const rankingOf = (results: readonly RankedResult[], order: DataOrder): DataOrder =>
  results.some((result) => rankedValue(result, order) !== null) ? order : 'effort'

/** Results by descending value, then pseudonym and UUID. Those without a value are last. */
export const rankResults = <R extends RankedResult>(results: readonly R[], ranking: ClassRanking): readonly R[] =>
  results.toSorted(
    (one, other) =>
      (rankedValue(other, ranking) ?? -1) - (rankedValue(one, ranking) ?? -1) ||
      compareNames(one.pseudonym, other.pseudonym) ||
      (one.userUuid < other.userUuid ? -1 : Number(one.userUuid > other.userUuid)),
  )

const shownAs: Readonly<Record<ClassRanking, (value: number) => string>> = {
  calories: formatCalories,
  effort: (value) => String(Math.floor(value)),
  steps: formatCount,
  jumps: formatCount,
  points: formatNumber,
}

const shownValue = (result: RankedResult, ranking: ClassRanking): string | null => {
  const value = rankedValue(result, ranking)
  return value === null ? null : shownAs[ranking](value)
}

/** Places from 1 of ranked results; those that look equal share a place. Null without a value. */
export const placesOf = (ranked: readonly RankedResult[], ranking: ClassRanking): readonly (number | null)[] => {
  const shown = ranked.map((result) => shownValue(result, ranking))
  return sharedPlaces(shown).map((place, index) => (shown[index] === null ? null : place))
}
