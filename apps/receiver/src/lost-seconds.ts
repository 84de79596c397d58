import type { PlannedStrap } from '@repo/api-client/rooms/daq-reports'
import type { Milliseconds, Percent, Seconds } from '@repo/domain/core/units'

/** A longer gap is a strap that was taken off, or a person who left. */
const GAP: Seconds = 60
/** Too few seconds say nothing about reception. */
const JUDGED_FROM: Seconds = 120
/** Of the longest class, and as much before as a backlog may be late. */
const LONGEST: Seconds = 40_000
const BEFORE: Seconds = 3600
const MOST_STRAPS = 200

interface CountedStrap {
  /** The address that was last received. */
  address: string
  /** One bit per second. */
  readonly received: Uint8Array
  first: Seconds
  last: Seconds
}

export interface LostStrap {
  readonly strap: string
  readonly percent: Percent
}

const mark = ({ received }: CountedStrap, second: Seconds): void => {
  received[second >> 3] = (received[second >> 3] ?? 0) | (1 << (second & 7))
}

const isMarked = ({ received }: CountedStrap, second: Seconds): boolean =>
  ((received[second >> 3] ?? 0) & (1 << (second & 7))) !== 0

/** Zero while there is too little to judge. */
const lossOf = (strap: CountedStrap): Percent => {
  let [lost, counted, gap] = [0, 0, 0]
  for (let second = strap.first; second <= strap.last; second += 1) {
    gap += 1
    if (!isMarked(strap, second)) continue
    if (gap <= GAP) lost += gap - 1
    counted += 1
    gap = 0
  }
  return counted + lost < JUDGED_FROM ? 0 : Math.round((lost / (counted + lost)) * 100)
}

/** How much of each member's strap was not received in the current class. Both radios of a strap count as one. */
export const countLostSeconds = () => {
  let classUuid: string | null = null
  let since: Milliseconds | null = null
  let straps = new Map<string, CountedStrap>()
  let planned = new Map<string, string>()
  return {
    onPlan: (uuid: string | null, plan: readonly PlannedStrap[]): void => {
      if (uuid !== classUuid) {
        straps = new Map()
        since = null
      }
      classUuid = uuid
      planned = new Map(plan.flatMap(({ strap, same }) => same.map((address) => [address, strap] as const)))
    },
    /** A value that the server counted. `at` is a second of the server's time. */
    onCounted: (address: string, at: Milliseconds): void => {
      if (classUuid === null) return
      since ??= at - BEFORE * 1000
      const second = Math.round((at - since) / 1000)
      const name = planned.get(address) ?? address
      if (second < 0 || second >= LONGEST || (straps.size >= MOST_STRAPS && !straps.has(name))) return
      const strap = straps.get(name) ?? { address, received: new Uint8Array(LONGEST / 8), first: second, last: second }
      straps.set(name, strap)
      mark(strap, second)
      Object.assign(strap, { address, first: Math.min(strap.first, second), last: Math.max(strap.last, second) })
    },
    /** The most affected straps. */
    worst: (count: number): readonly LostStrap[] =>
      [...straps.values()]
        .map((strap) => ({ strap: strap.address, percent: lossOf(strap) }))
        .filter(({ percent }) => percent > 0)
        .toSorted((one, other) => other.percent - one.percent)
        .slice(0, count),
  }
}
