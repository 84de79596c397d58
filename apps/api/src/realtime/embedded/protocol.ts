import type { RawData } from 'ws'
import * as z from 'zod/mini'

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

const text = (maximum: number) => z.nullish(z.string().check(z.maxLength(maximum)))

const LongText = z.string().check(z.maxLength(512 * 1024))

const InboundMessage = z.object({
  id: text(256),
  name: text(1024),
  clientId: text(256),
  encoding: text(256),
  data: z.nullish(z.union([LongText, z.looseObject({}), z.array(z.unknown())])),
  extras: z.nullish(z.record(z.string(), z.unknown())),
  action: z.nullish(z.int()),
})

export type InboundMessage = z.infer<typeof InboundMessage>

const InboundMessages = z.array(InboundMessage)

const InboundFrame = z.object({
  action: z.int().check(z.minimum(0), z.maximum(255)),
  id: text(256),
  channel: text(4096),
  channelSerial: text(256),
  msgSerial: z.nullish(z.int().check(z.minimum(0))),
  flags: z.nullish(z.int()),
  params: z.nullish(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
  messages: z.nullish(InboundMessages),
  auth: z.nullish(z.object({ accessToken: z.nullish(LongText) })),
})

/** Checked for types only; each action checks its own fields. */
export type InboundFrame = z.infer<typeof InboundFrame>

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const parseInboundFrame = (data: RawData): InboundFrame | null => {
  const bytes = Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer)
  const parsed = InboundFrame.safeParse(parseJson(bytes.toString()))
  return parsed.success ? parsed.data : null
}
