/** Subset of Ably's protocol, version 6. */
export const ACTION = {
  heartbeat: 0,
  ack: 1,
  nack: 2,
  connected: 4,
  disconnect: 5,
  disconnected: 6,
  close: 7,
  closed: 8,
  error: 9,
  attach: 10,
  attached: 11,
  detach: 12,
  detached: 13,
  presence: 14,
  message: 15,
  auth: 17,
  object: 19,
  annotation: 21,
} as const

export const FLAG = { hasBacklog: 1 << 1, resumed: 1 << 2, publish: 1 << 17, subscribe: 1 << 18 } as const

/** Includes modes that are never granted: presence, annotations, and objects. */
export const ALL_MODES =
  (1 << 16) | FLAG.publish | FLAG.subscribe | (1 << 19) | (1 << 21) | (1 << 22) | (1 << 24) | (1 << 25)

export interface WireError {
  readonly code: number
  readonly statusCode: number
  readonly message: string
}

export interface WireMessage {
  readonly id?: string | undefined
  readonly serial?: string | undefined
  readonly timestamp?: number | undefined
  readonly name?: string | undefined
  readonly data?: string | undefined
  readonly encoding?: string | undefined
  readonly clientId?: string | undefined
  readonly connectionId?: string | undefined
  readonly extras?: object | undefined
}

interface ConnectionDetails {
  readonly clientId?: string | undefined
  readonly connectionKey: string
  readonly maxMessageSize: number
  readonly maxFrameSize: number
  readonly maxInboundRate: number
  readonly connectionStateTtl: number
  readonly maxIdleInterval: number
  readonly serverId: string
}

export interface OutboundFrame {
  readonly action: number
  readonly id?: string | undefined
  readonly channel?: string
  readonly channelSerial?: string
  readonly connectionId?: string | undefined
  readonly connectionDetails?: ConnectionDetails
  readonly msgSerial?: number
  readonly count?: number
  readonly flags?: number
  readonly params?: Readonly<Record<string, string>>
  readonly timestamp?: number
  readonly messages?: readonly WireMessage[]
  readonly res?: readonly { readonly serials: readonly (string | null)[] }[]
  readonly error?: WireError | undefined
}
