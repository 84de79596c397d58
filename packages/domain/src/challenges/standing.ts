import type { Milliseconds } from '../core/units.ts'
import type { Compliance } from './challenge.ts'

export interface Contender {
  readonly uuid: string
  /** Compared by code units, as in the lists' sort key, so medals agree with lists. */
  readonly name: string
  readonly points: number
  /** Unix time in ms at which the last of those goals was reached, or null. */
  readonly reachedAt: Milliseconds | null
  readonly rookpoints: number
}

const compareText = (one: string, other: string): number => (one < other ? -1 : Number(one > other))
/** Namesakes are ordered by uuid, so that every screen shows the same order. */
const byName = (one: Contender, other: Contender): number =>
  compareText(one.name, other.name) || compareText(one.uuid, other.uuid)
const byReached = (one: Contender, other: Contender): number =>
  (one.reachedAt ?? Infinity) === (other.reachedAt ?? Infinity)
    ? 0
    : (one.reachedAt ?? Infinity) - (other.reachedAt ?? Infinity)

/** Comparator: points, then earlier completion, name, and uuid. In a free challenge RookPoints, name, and uuid. */
export const byStanding =
  (compliance: Compliance) =>
  (one: Contender, other: Contender): number =>
    compliance === 'free'
      ? other.rookpoints - one.rookpoints || byName(one, other)
      : other.points - one.points || byReached(one, other) || byName(one, other)

export const MEDALS = ['gold', 'silver', 'bronze'] as const
export type Medal = (typeof MEDALS)[number]

/** The rank of a medal, from 1. */
export const placeOf = (medal: Medal): number => MEDALS.indexOf(medal) + 1

/** The medals of a completed challenge: its first three contenders with any points. */
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
