/** Where the server reads the time; tests bring their own. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Milliseconds since some moment; no clock that is set moves it. */
  readonly steady: () => number
}

/** Closer than this, the two clocks agree. */
const TOLERANCE_MS = 250

export interface TimeSources {
  /** The time of day, which somebody may set. */
  readonly wall: () => number
  /** Moves on whatever happens to the time of day. */
  readonly steady: () => number
}

/** Milliseconds since some moment, for durations: no clock that is set moves it. */
export const steadyNow = (): number => performance.now()

const SYSTEM: TimeSources = { wall: () => Date.now(), steady: steadyNow }

/**
 * The time of day, except while something runs by it: then a clock that is set moves nothing, and a class goes on from
 * second to second. Once `mayFollow` says so, it is the time of day again.
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
