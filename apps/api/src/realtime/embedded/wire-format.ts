import { decode, encode } from '@msgpack/msgpack'

const WIRE_FORMATS = ['json', 'msgpack'] as const

export type WireFormat = (typeof WIRE_FORMATS)[number]

const DECODE_LIMITS = { maxStrLength: 512 * 1024, maxBinLength: 512 * 1024, maxArrayLength: 4096, maxMapLength: 4096 }

/** The bytes of a value. */
export const encodeWire = (format: WireFormat, value: unknown): Buffer =>
  format === 'json' ? Buffer.from(JSON.stringify(value)) : Buffer.from(encode(value, { ignoreUndefined: true }))

/** Reads bytes that a stranger has sent; undefined where they are not of the format. */
export const decodeWire = (format: WireFormat, bytes: Uint8Array): unknown => {
  try {
    return format === 'json' ? JSON.parse(Buffer.from(bytes).toString('utf8')) : decode(bytes, DECODE_LIMITS)
  } catch {
    return undefined
  }
}
