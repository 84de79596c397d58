import { compareNames } from '../core/name-order.ts'
import { holdsWords } from '../core/text-matching.ts'

export const RANKING_SIZES = [10, 20, 50, 100] as const
export type RankingSize = (typeof RANKING_SIZES)[number]

export const RANKED_BY = ['user', 'trainings', 'calories', 'points'] as const
export type RankedBy = (typeof RANKED_BY)[number]

export interface Ranked {
  readonly uuid: string
  readonly user: string
  readonly trainings: number
  readonly calories: number | null
  readonly points: number
}

/** Null keeps the server's order. */
export type RankingOrder = { readonly by: RankedBy; readonly direction: 'asc' | 'desc' } | null

/** Cycles a column's order: descending, ascending, none. */
export const nextOrder = (by: RankedBy, order: RankingOrder): RankingOrder => {
  if (order?.by !== by) return { by, direction: 'desc' }
  return order.direction === 'desc' ? { by, direction: 'asc' } : null
}

const compared = (one: Ranked, other: Ranked, by: RankedBy): number =>
  by === 'user' ? compareNames(one.user, other.user) : (one[by] ?? -1) - (other[by] ?? -1)

/** Filters users by the words of their name and sorts them. The sort is stable. */
export const rankedUsers = <R extends Ranked>(all: readonly R[], search: string, order: RankingOrder): readonly R[] => {
  const found = all.filter(({ user }) => holdsWords(user, search))
  if (order === null) return found
  const sign = order.direction === 'desc' ? -1 : 1
  return found.toSorted((one, other) => sign * compared(one, other, order.by))
}
