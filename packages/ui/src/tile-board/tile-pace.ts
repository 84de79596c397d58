const MOST = 6
/** At 30 Hz, a hundred tiles then take less than a second. */
const LEAST = 4
/** In ms: three frames of 60 Hz, because each frame has a fixed cost. */
const LATE_MS = 45

export interface TilePace {
  /** In ms. */
  shareAt: (now: number) => number
  /** The next frame's delay then doesn't count. */
  rest: () => void
}

/** Additive increase, multiplicative decrease: halves after a late frame, adds one after each on time. */
export const createTilePace = (): TilePace => {
  let share = MOST
  let last: number | null = null
  return {
    shareAt: (now) => {
      if (last !== null)
        share = now - last > LATE_MS ? Math.max(LEAST, Math.floor(share / 2)) : Math.min(MOST, share + 1)
      last = now
      return share
    },
    rest: () => {
      last = null
    },
  }
}
