import type { Milliseconds } from '../core/units.ts'
import type { Compliance } from './challenge.ts'

/** Somebody in a challenge: a member, a team or a room. */
export interface Contender {
  /** Compared by code units: the sort key of the lists, so that medals agree with them. */
  readonly name: string
  /** Earned by goals. */
  readonly points: number
  /** When the last of those goals was reached; null while there are none. */
  readonly reachedAt: Milliseconds | null
  readonly rookpoints: number
}

const byName = (one: Contender, other: Contender): number =>
  one.name < other.name ? -1 : Number(one.name > other.name)
const byReached = (one: Contender, other: Contender): number =>
  (one.reachedAt ?? Infinity) === (other.reachedAt ?? Infinity)
    ? 0
    : (one.reachedAt ?? Infinity) - (other.reachedAt ?? Infinity)

/**
 * In what order contenders stand: by points, then who reached them earlier, then name; in a free challenge by
 * RookPoints, then name.
 */
export const byStanding =
  (compliance: Compliance) =>
  (one: Contender, other: Contender): number =>
    compliance === 'free'
      ? other.rookpoints - one.rookpoints || byName(one, other)
      : other.points - one.points || byReached(one, other) || byName(one, other)

/** In their order. */
export const MEDALS = ['gold', 'silver', 'bronze'] as const
export type Medal = (typeof MEDALS)[number]

/** The place a medal is given for, from 1. */
export const placeOf = (medal: Medal): number => MEDALS.indexOf(medal) + 1

/** Who gets which medal when a challenge is over: the first three that have anything. */
export const medalsOf = <C extends Contender>(
  compliance: Compliance,
  contenders: readonly C[],
): readonly { readonly medal: Medal; readonly winner: C }[] => {
  const hasAny = ({ points, rookpoints }: C) => (compliance === 'free' ? rookpoints : points) > 0
  const first = contenders.filter(hasAny).toSorted(byStanding(compliance))
  return MEDALS.flatMap((medal, place) => {
    const winner = first[place]
    return winner === undefined ? [] : [{ medal, winner }]
  })
}
