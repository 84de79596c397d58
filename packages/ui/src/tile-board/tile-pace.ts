const MOST = 6
/** Even then a hundred tiles take less than a second on a screen of 30 Hz. */
const LEAST = 4
/** Every frame costs something besides its tiles, so that it may take three of 60 Hz before it is one too long. */
const LATE_MS = 45

export interface TilePace {
  /** How many tiles may change in a frame that begins at this time, in milliseconds. */
  shareAt: (now: number) => number
  /** Nothing more to draw: the next frame says nothing of how long this one took. */
  rest: () => void
}

/** As many tiles a frame as the machine has time for: half as many after a frame that came late, one more after each in time. */
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
