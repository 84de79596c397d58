import type { OpenClass } from '../measure/demo-center.ts'

export interface FullClass extends OpenClass {
  readonly codes: readonly string[]
}

export type GymOrder =
  | { readonly kind: 'open'; readonly origin: string; readonly classes: readonly FullClass[] }
  | { readonly kind: 'silence'; readonly since: number }
  | { readonly kind: 'close'; readonly folder: string }

export interface Opened {
  readonly kind: 'opened'
}

export interface Silence {
  readonly kind: 'silence'
  /** Longest gap between two packets of a display, including the current one, in ms. */
  readonly longest: number
  readonly isOver: boolean
}

export interface Closed {
  readonly kind: 'closed'
  readonly sent: number
  readonly unacknowledged: number
  readonly refused: number
  /** Phones disconnected before the end of their class. */
  readonly givenUp: number
  readonly packets: number
  /** Packets not newer than the previous one. */
  readonly repeated: number
  /** Packet entries about members of another class. */
  readonly foreign: number
}

export interface Acknowledged {
  readonly participation: string
  readonly samples: readonly (readonly [at: number, heartRate: number])[]
}

export interface BalancerOrder {
  readonly kind: 'balance'
  readonly port: number
  readonly targets: readonly number[]
}

export interface Balancing {
  readonly kind: 'balancing'
}
