import { LOST_BEATS, type Ticks } from './beats.ts'

/** One person's beats at other times agree in at most 15 beats in a row, strangers' in at most 12. */
const BEATS_IN_A_ROW = 24
/** Some straps round to 1 ms. */
const TOLERANCE: Ticks = 1
/** A radio may be this many beats behind the other. */
const SHIFT = 6

/** Intervals to keep of each radio for `isSameStrap`. */
export const KEPT_INTERVALS = 40

const agree = (one: Ticks | undefined, other: Ticks | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one !== LOST_BEATS &&
  other !== LOST_BEATS &&
  Math.abs(one - other) <= TOLERANCE

const longestRunAt = (one: readonly Ticks[], other: readonly Ticks[], shift: number): number => {
  let longest = 0
  let run = 0
  for (let back = 1; back <= one.length; back += 1) {
    run = agree(one.at(-back), other[other.length - back - shift]) ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest
}

/** Intervals in a row on which two radios agree, aligned at the newest interval, give or take 6. */
export const longestRun = (one: readonly Ticks[], other: readonly Ticks[]): number => {
  let longest = 0
  for (let shift = -SHIFT; shift <= SHIFT; shift += 1) longest = Math.max(longest, longestRunAt(one, other, shift))
  return longest
}

/** Whether an ANT+ and a Bluetooth address are the same strap, by the intervals received from each, oldest first. */
export const isSameStrap = (one: readonly Ticks[], other: readonly Ticks[]): boolean =>
  longestRun(one, other) >= BEATS_IN_A_ROW
