export const SUBSCRIBERS = 500

/** Both ways of sending, measured against each other. */
export type Way = 'realtime' | 'bare'

export const CHANNEL = 'branch:bench:class'

/** From the bench to the server: prepare, send packet number `index`, or say how much CPU time was used so far. */
export type Order =
  | { readonly kind: 'frames'; readonly frames: readonly string[] }
  | { readonly kind: 'send'; readonly way: Way; readonly index: number; readonly participants: number }
  | { readonly kind: 'cpu' }

export interface Ready {
  readonly kind: 'ready'
  readonly port: number
  readonly token: string
}

export interface CpuUsed {
  readonly kind: 'cpu'
  readonly microseconds: number
}

export interface Joined {
  readonly kind: 'joined'
}

/** Everybody has the packet; `frame` is what one of them got. */
export interface Received {
  readonly kind: 'received'
  readonly frame: string
}
