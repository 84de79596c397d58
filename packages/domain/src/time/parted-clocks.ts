import type { Milliseconds } from '../core/units.ts'

/** Both clocks of a device at one moment. */
export interface Clocks {
  /** The time of day, which anyone may set. */
  readonly wall: Milliseconds
  /** Never set; it may stand while the device sleeps. */
  readonly steady: Milliseconds
}

const TOLERANCE: Milliseconds = 1000

/**
 * Whether two clocks of a device have moved apart by more than a second since an earlier reading. One of them was set
 * or stood, and nothing on the device tells which, so the server has to be asked for the time again.
 */
export const haveClocksParted = (before: Clocks, now: Clocks): boolean =>
  Math.abs(now.wall - now.steady - (before.wall - before.steady)) > TOLERANCE
