import type { OpenClass } from '../measure/demo-center.ts'

export const PARTICIPANTS = 100
export const WALLS = 2

/** What the gym process is to do: fill the classes; count from now on; say what it counted. */
export type Order =
  | {
      readonly kind: 'open'
      readonly origin: string
      readonly realtimeToken: string
      readonly classes: readonly OpenClass[]
    }
  | { readonly kind: 'count' }
  | { readonly kind: 'close' }

export interface Opened {
  readonly kind: 'opened'
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
