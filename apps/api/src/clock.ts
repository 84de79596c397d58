/** Where the server reads the time; tests bring their own. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number
}

export const systemClock: Clock = { now: () => Date.now() }
