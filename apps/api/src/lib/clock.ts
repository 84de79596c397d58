export interface Clock {
  /** Unix time in ms. */
  readonly now: () => number
  /** Monotonic, in ms. */
  readonly steady: () => number
}

const TOLERANCE_MS = 250

export interface TimeSources {
  readonly wall: () => number
  readonly steady: () => number
}

/** Monotonic, in ms; for durations. */
export const steadyNow = (): number => performance.now()

const SYSTEM: TimeSources = { wall: () => Date.now(), steady: steadyNow }

/** Doesn't follow a changed wall clock until `mayFollow`, so that running classes aren't disturbed. */
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
