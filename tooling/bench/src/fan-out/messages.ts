export const SUBSCRIBERS = 500

/** Both ways of sending, measured against each other. */
export type Way = 'realtime' | 'bare'

/** Say in front of a bare frame how many of its bytes are to be inflated. */
export const LENGTH_BYTES = 2

export const CHANNEL = 'branch:bench:class'

/**
 * From the bench to the server: send packet number `index`, or say how much CPU time was used so far. What is sent
 * bare has as many bytes as the realtime endpoint needed for the packet of that number.
 */
export type Order =
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
  /** Of the packet that was published last, for one subscriber. */
  readonly bytes: number
}

export interface Joined {
  readonly kind: 'joined'
}

/** Everybody has the packet. */
export interface Received {
  readonly kind: 'received'
  /** When each had it, in milliseconds since 1970. */
  readonly arrivals: readonly number[]
}
