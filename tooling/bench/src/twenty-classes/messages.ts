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
  /** Whether walls hang in another process: thousands of phones leave this one no time to hear them. */
  readonly isWithoutWalls?: boolean
  /** In each class; {@link PARTICIPANTS} unless it is named. */
  readonly participants?: number
}

/** Walls for classes that another process has filled. */
export interface Hanging extends Classes {
  readonly kind: 'hang'
  readonly starts: readonly number[]
}

/** What the gym process is to do: fill more classes; hang walls; count from now on; say what it counted; say so and stop. */
export type Order = Opening | Hanging | { readonly kind: 'count' | 'report' | 'close' }

export interface Hung {
  readonly kind: 'hung'
}

export interface Opened {
  readonly kind: 'opened'
  readonly joins: number
  /** When each class began, in milliseconds since 1970. */
  readonly starts: readonly number[]
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
