export const HOSTILITIES = ['a sample a millisecond', 'never reads', 'greets without end'] as const
export type Hostility = (typeof HOSTILITIES)[number]

export interface HostileOrder {
  readonly origin: string
  readonly roomUuid: string
  readonly codes: readonly string[]
}

export interface Started {
  readonly kind: 'started'
}

export interface Timed {
  readonly kind: 'timed'
  readonly milliseconds: readonly number[]
}

export interface Listening {
  readonly kind: 'listening'
  readonly origin: string
}
