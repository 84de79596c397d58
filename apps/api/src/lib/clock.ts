export interface Clock {
  /** Unix time in ms. */
  readonly now: () => number
  /** Monotonic, in ms. */
  readonly steady: () => number
}

/** Smaller differences between the two clocks are ignored. */
const TOLERANCE_MS = 250

export interface TimeSources {
  readonly wall: () => number
  readonly steady: () => number
}

/** Monotonic, in ms; for durations. */
export const steadyNow = (): number => performance.now()

const SYSTEM: TimeSources = { wall: () => Date.now(), steady: steadyNow }

/**
 * Wall time, but monotonic while classes run, so that setting the clock doesn't disturb them. Follows it again once
 * `mayFollow`.
 */
export const steadyClock = (mayFollow: () => boolean, { wall, steady }: TimeSources = SYSTEM): Clock => {
  let origin = wall() - steady()
  return {
    now: () => {
      const isOff = Math.abs(origin + steady() - wall()) > TOLERANCE_MS
      if (isOff && mayFollow()) origin = wall() - steady()
      return Math.round(origin + steady())
    },
    steady,
  }
}
