import type { Bpm, Milliseconds, Seconds } from '../core/units.ts'

export const ceilingLimits = { min: 80, max: 220 } as const

/** Whether a member may set a ceiling: a whole number of bpm within the limits and above the resting heart rate. */
export const isCeiling = (bpm: number, restingHeartRate: Bpm | null): boolean =>
  Number.isInteger(bpm) &&
  bpm >= ceilingLimits.min &&
  bpm <= ceilingLimits.max &&
  (restingHeartRate === null || bpm > restingHeartRate)

/** Time that the median stays above, or below by the margin, before the state changes. */
const HELD_FOR: Seconds = 10
const BACK_BELOW_BY: Bpm = 3
/** After a longer gap, earlier values say nothing about the present. */
const LONGEST_GAP: Seconds = 10

interface Value {
  readonly second: Seconds
  readonly heartRate: Bpm
}

/** Whether a participant is above the private ceiling. Seconds count from the start of the class. */
export interface CeilingWatch {
  /** The last values, at most three. */
  readonly latest: readonly Value[]
  /** First second of the current run above the ceiling, or of the run below, which ends it. */
  readonly runSince: Seconds | null
  /** First second above, or null. */
  readonly aboveSince: Seconds | null
}

export const startWatch: CeilingWatch = { latest: [], runSince: null, aboveSince: null }

const medianOf = (values: readonly Value[]): Bpm => {
  const sorted = values.map(({ heartRate }) => heartRate).toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** Adds a counted value. Ignores values that aren't newer. */
export const watchCeiling = (watch: CeilingWatch, value: Value, ceiling: Bpm): CeilingWatch => {
  const last = watch.latest.at(-1)
  if (last !== undefined && value.second <= last.second) return watch
  const isCut = last !== undefined && value.second - last.second > LONGEST_GAP
  const before = isCut ? startWatch : watch
  const latest = [...before.latest, value].slice(-3)
  // one or two values may be an artifact of the strap
  if (latest.length < 3) return { ...before, latest }
  const { aboveSince } = before
  const isTurning = aboveSince === null ? medianOf(latest) > ceiling : medianOf(latest) <= ceiling - BACK_BELOW_BY
  if (!isTurning) return { latest, runSince: null, aboveSince }
  const runSince = before.runSince ?? value.second
  if (value.second - runSince < HELD_FOR) return { latest, runSince, aboveSince }
  return { latest, runSince: null, aboveSince: aboveSince === null ? runSince : null }
}

/** The first second above, at a second of the class. Null while not above, or without recent values. */
export const aboveSinceAt = ({ latest, aboveSince }: CeilingWatch, second: Seconds): Seconds | null => {
  const last = latest.at(-1)
  return last === undefined || second - last.second > LONGEST_GAP ? null : aboveSince
}

/** The phone repeats its warning at most this often. */
export const WARN_EVERY: Milliseconds = 30_000
