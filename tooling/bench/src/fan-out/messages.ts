export const SUBSCRIBERS = 500

export type Way = 'realtime' | 'bare'

/** Prefix of a bare frame: the number of compressed bytes. */
export const LENGTH_BYTES = 2

export const CHANNEL = 'branch:bench:class'

/** Send packet `index`, or report CPU time. The baseline sends as many bytes as the endpoint did. */
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
  readonly bytes: number
}

export interface Joined {
  readonly kind: 'joined'
}

export interface Received {
  readonly kind: 'received'
  /** Unix times in ms. */
  readonly arrivals: readonly number[]
}
