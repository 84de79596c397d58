import type { Milliseconds } from '@repo/domain/core/units'
import { isPlausibleHeartRate } from '@repo/domain/live/signal'

import type { StrapSample } from './journal.ts'

const SECOND: Milliseconds = 1000
/** A second has 4 beats at most; more are left over from a pause. */
const MAX_INTERVALS = 4

export const secondOf = (at: Milliseconds): Milliseconds => Math.floor(at / SECOND) * SECOND

const isGood = ({ hr, contact }: StrapSample): boolean => isPlausibleHeartRate(hr) && contact !== false

/** The first good value counts; intervals add up. */
export const mergeSamples = (first: StrapSample, later: StrapSample): StrapSample => {
  const value = !isGood(first) && isGood(later) ? later : first
  const intervals = [...(first.rr ?? []), ...(later.rr ?? [])].slice(-MAX_INTERVALS)
  const battery = later.battery ?? first.battery
  return {
    ...value,
    at: first.at,
    ...(intervals.length > 0 && { rr: intervals }),
    ...(battery !== undefined && { battery }),
  }
}

export interface SecondCollector {
  /** One value per strap and second. Values of taken seconds are dropped. */
  readonly add: (sample: StrapSample) => void
  /** Removes and returns the seconds that ended before `now`, oldest first, each once. `at` is the start of a second. */
  readonly takeBefore: (now: Milliseconds) => readonly StrapSample[]
}

/** Makes two radios, two receivers, and a repeat yield equal samples, which the server counts once. */
export const collectSeconds = (): SecondCollector => {
  const open = new Map<Milliseconds, Map<string, StrapSample>>()
  let takenUntil = Number.NEGATIVE_INFINITY
  return {
    add: (sample) => {
      const second = secondOf(sample.at)
      if (second < takenUntil) return
      const straps = open.get(second) ?? new Map<string, StrapSample>()
      open.set(second, straps)
      const first = straps.get(sample.strap)
      straps.set(sample.strap, first === undefined ? { ...sample, at: second } : mergeSamples(first, sample))
    },
    takeBefore: (now) => {
      takenUntil = Math.max(takenUntil, secondOf(now))
      const ended = [...open.keys()].filter((second) => second < takenUntil).toSorted((a, b) => a - b)
      const taken = ended.flatMap((second) => [...(open.get(second)?.values() ?? [])])
      for (const second of ended) open.delete(second)
      return taken
    },
  }
}
