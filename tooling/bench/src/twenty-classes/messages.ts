import type { OpenClass } from '../measure/demo-center.ts'

export const PARTICIPANTS = 100
export const WALLS = 2

export interface Opening {
  readonly kind: 'open'
  readonly origin: string
  readonly realtimeToken: string
  readonly classes: readonly OpenClass[]
}

/** What the gym process is to do: fill more classes; count from now on; say what it counted; say so and stop. */
export type Order = Opening | { readonly kind: 'count' | 'report' | 'close' }

export interface Opened {
  readonly kind: 'opened'
  readonly joins: number
  /** From the first join asked for to the last one answered. */
  readonly milliseconds: number
}

export interface Counted {
  readonly kind: 'counted'
  readonly packets: number
  /** Packets that a wall should have had, by their numbers, and did not. */
  readonly missing: number
  /** Milliseconds from the second a packet was due to its arrival, one for each packet. */
  readonly lateness: readonly number[]
  readonly sent: number
  readonly unacknowledged: number
  readonly refused: number
}
