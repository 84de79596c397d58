import type { Milliseconds } from '../core/units.ts'

export interface Clocks {
  readonly wall: Milliseconds
  /** Monotonic; may stop while the device sleeps. */
  readonly steady: Milliseconds
}

const TOLERANCE: Milliseconds = 1000

/** Whether a clock was set or stopped: they differ by over 1 s more than before. Server time must be fetched again. */
export const haveClocksParted = (before: Clocks, now: Clocks): boolean =>
  Math.abs(now.wall - now.steady - (before.wall - before.steady)) > TOLERANCE
