import { decode, encode } from '@msgpack/msgpack'

/** Actions of the Ably protocol, version 6, as far as we speak it. */
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
} as const

export const FLAG = { backlog: 1 << 1, resumed: 1 << 2, publish: 1 << 17, subscribe: 1 << 18 } as const

export interface ErrorInfo {
  readonly code: number
  readonly statusCode: number
  readonly message: string
}

export interface WireMessage {
  readonly name?: string | null
  readonly data?: unknown
  readonly encoding?: string | null
  readonly id?: string
  readonly clientId?: string
}

/** One frame either way. */
export interface Frame {
  readonly action: number
  readonly id?: string
  readonly channel?: string
  readonly channelSerial?: string
  readonly connectionId?: string
  readonly connectionDetails?: Readonly<Record<string, unknown>>
  readonly timestamp?: number
  readonly msgSerial?: number
  readonly count?: number
  readonly res?: readonly { readonly serials: readonly string[] }[]
  readonly flags?: number
  readonly params?: Readonly<Record<string, string>>
  readonly messages?: readonly WireMessage[]
  readonly error?: ErrorInfo
  readonly auth?: { readonly accessToken?: string }
}

export type Format = 'json' | 'msgpack'

/** A frame as bytes. */
export const encodeFrame = (frame: object, format: Format): Buffer =>
  format === 'json' ? Buffer.from(JSON.stringify(frame)) : Buffer.from(encode(frame, { ignoreUndefined: true }))

/** Bytes as whatever they hold; null when they hold no object. */
export const decodeBytes = (bytes: Buffer, format: Format): unknown => {
  try {
    return format === 'json' ? JSON.parse(bytes.toString()) : decode(bytes)
  } catch {
    return null
  }
}

/** A frame out of bytes; null for anything malformed. */
export const decodeFrame = (bytes: Buffer, format: Format): Frame | null => {
  const value = decodeBytes(bytes, format)
  if (typeof value !== 'object' || value === null) return null
  return Number.isInteger((value as { action?: unknown }).action) ? (value as Frame) : null
}

/** Objects travel as JSON text, which is how Ably's own clients send them. */
export const wireMessage = (name: string, data: object): WireMessage => ({
  name,
  data: JSON.stringify(data),
  encoding: 'json',
})
