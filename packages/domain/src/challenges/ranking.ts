import { compareNames } from '../core/name-order.ts'
import { holdsWords } from '../core/text-matching.ts'

export const RANKING_SIZES = [10, 20, 50, 100] as const
export type RankingSize = (typeof RANKING_SIZES)[number]

export const RANKED_BY = ['user', 'trainings', 'calories', 'points'] as const
/** What users are ranked by. */
export type RankedBy = (typeof RANKED_BY)[number]

/** A user with what they have reached in a period. */
export interface Ranked {
  readonly uuid: string
  readonly user: string
  readonly trainings: number
  /** Null where no training has any. */
  readonly calories: number | null
  readonly points: number
}

/** The order somebody chose; null is that in which the ranking came. */
export type RankingOrder = { readonly by: RankedBy; readonly direction: 'asc' | 'desc' } | null

/** The order after a column was chosen: descending, then ascending, then as the ranking came. */
export const nextOrder = (by: RankedBy, order: RankingOrder): RankingOrder => {
  if (order?.by !== by) return { by, direction: 'desc' }
  return order.direction === 'desc' ? { by, direction: 'asc' } : null
}

const compared = (one: Ranked, other: Ranked, by: RankedBy): number =>
  by === 'user' ? compareNames(one.user, other.user) : (one[by] ?? -1) - (other[by] ?? -1)

/** The users whose name has every word that is looked for, in an order; who is level keeps their place. */
export const rankedUsers = <R extends Ranked>(all: readonly R[], search: string, order: RankingOrder): readonly R[] => {
  const found = all.filter(({ user }) => holdsWords(user, search))
  if (order === null) return found
  const sign = order.direction === 'desc' ? -1 : 1
  return found.toSorted((one, other) => sign * compared(one, other, order.by))
}
