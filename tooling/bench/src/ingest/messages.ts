/** Milliseconds between two samples of one phone. */
export const STEP_MS = 500

/** A class that began an hour ago, with the phones that are in it. */
export interface Waiting {
  readonly uuid: string
  readonly channel: string
  readonly tokens: readonly string[]
}

/** What the process of the phones is to do: connect, or send so many messages of so many samples each. */
export type PhoneOrder =
  | { readonly kind: 'open'; readonly origin: string; readonly tokens: readonly string[]; readonly from: number }
  | { readonly kind: 'send'; readonly messages: number; readonly samples: number }

export interface Greeted {
  readonly kind: 'greeted'
}

/** Every message is acknowledged. */
export interface Acknowledged {
  readonly kind: 'acknowledged'
  readonly accepted: number
}

/** What the floor is to do: store rows by `unnest`, or one after the other. */
export interface RawOrder {
  readonly kind: 'store'
  readonly way: 'unnest' | 'rows'
  readonly rows: number
}

export interface Ready {
  readonly kind: 'ready'
}

export interface Stored {
  readonly kind: 'stored'
  /** Milliseconds of CPU. */
  readonly cpu: number
}

export interface Moved {
  readonly kind: 'moved'
}
