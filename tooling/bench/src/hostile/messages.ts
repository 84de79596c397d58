export const HOSTILITIES = ['a sample a millisecond', 'never reads', 'greets without end'] as const
export type Hostility = (typeof HOSTILITIES)[number]

/** Where the hostile phones are to go, and the members they are. */
export interface HostileOrder {
  readonly origin: string
  readonly roomUuid: string
  readonly codes: readonly string[]
}

export interface Started {
  readonly kind: 'started'
}

/** Timed calls: how long each took, in milliseconds. */
export interface Timed {
  readonly kind: 'timed'
  readonly milliseconds: readonly number[]
}

export interface Listening {
  readonly kind: 'listening'
  readonly origin: string
}
