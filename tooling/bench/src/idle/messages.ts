export const SUBSCRIBERS = 2000
export const CHANNEL = 'branch:idle'

export type Way = 'realtime' | 'bare'

export interface Ready {
  readonly kind: 'ready'
  readonly port: number
  readonly token: string
}

/** Those of the first, then all others, are connected and say nothing. */
export interface Joined {
  readonly kind: 'joined'
}

export interface Held {
  readonly kind: 'held'
  readonly bytes: number
}
