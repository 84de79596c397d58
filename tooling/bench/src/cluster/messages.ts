import type { OpenClass } from '../measure/demo-center.ts'

/** A class, and the codes of those who come to it and to no other. */
export interface FullClass extends OpenClass {
  readonly codes: readonly string[]
}

/** What the gym process is to do: fill the classes; say how long walls were silent; write down what was acknowledged. */
export type GymOrder =
  | { readonly kind: 'open'; readonly origin: string; readonly classes: readonly FullClass[] }
  | { readonly kind: 'silence'; readonly since: number }
  | { readonly kind: 'close'; readonly folder: string }

export interface Opened {
  readonly kind: 'opened'
}

export interface Silence {
  readonly kind: 'silence'
  /** Milliseconds between two packets at a wall, or from its last one on: the longest since then. */
  readonly longest: number
  /** Whether every wall has packets every second again. */
  readonly isOver: boolean
}

export interface Closed {
  readonly kind: 'closed'
  readonly sent: number
  /** Samples that no server has acknowledged. */
  readonly unacknowledged: number
  readonly refused: number
  /** Phones that were sent away before their class was over. */
  readonly givenUp: number
  readonly packets: number
  /** Packets at a wall that were no newer than the one before. */
  readonly repeated: number
  /** Lines of packets that were about somebody of another class. */
  readonly foreign: number
}

/** What one phone sent and a server acknowledged: moments and heart rates, as the gym writes them down for a class. */
export interface Acknowledged {
  readonly participation: string
  readonly samples: readonly (readonly [at: number, heartRate: number])[]
}

/** Where the balancer leads to; it says once that it listens. */
export interface BalancerOrder {
  readonly kind: 'balance'
  readonly port: number
  readonly targets: readonly number[]
}

export interface Balancing {
  readonly kind: 'balancing'
}
