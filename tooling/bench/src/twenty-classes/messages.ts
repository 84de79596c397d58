import type { OpenClass } from '../measure/demo-center.ts'

export const PARTICIPANTS = 100
export const WALLS = 2

interface Classes {
  readonly origin: string
  readonly realtimeToken: string
  readonly classes: readonly OpenClass[]
}

export interface Opening extends Classes {
  readonly kind: 'open'
  /** Displays run in another process when thousands of phones occupy this one. */
  readonly isWithoutWalls?: boolean
  readonly participants?: number
}

export interface Hanging extends Classes {
  readonly kind: 'hang'
  /** Unix times in ms. */
  readonly starts: readonly number[]
}

/** Fill classes, open displays, start counting, report, or report and stop. */
export type Order = Opening | Hanging | { readonly kind: 'count' | 'report' | 'close' }

export interface Hung {
  readonly kind: 'hung'
}

export interface Opened {
  readonly kind: 'opened'
  readonly joins: number
  readonly starts: readonly number[]
  /** From the first join request to the last response. */
  readonly milliseconds: number
}

export interface Counted {
  readonly kind: 'counted'
  readonly packets: number
  /** Sequence numbers that a display didn't receive. */
  readonly missing: number
  /** Ms between each packet's due second and its arrival. */
  readonly lateness: readonly number[]
  readonly sent: number
  readonly unacknowledged: number
  readonly refused: number
}
