import { constants, deflateRawSync } from 'node:zlib'

import type { OutboundFrame } from './protocol.ts'

/** Length of the flush marker, which WebSocket messages omit (RFC 7692, section 7.2.1). */
const TAIL = 4
/** A packet of 100 people takes 0.4 ms, once for all receivers. */
const OPTIONS = { level: 6, memLevel: 9, finishFlush: constants.Z_SYNC_FLUSH } as const

const deflated = (payload: Buffer): Buffer => deflateRawSync(payload, OPTIONS).subarray(0, -TAIL)

const FINAL_TEXT = 0x81
const DEFLATED = 0x40
const MAX_SHORT = 125
const MAX_MEDIUM = 0xff_ff

const headerFor = (opcode: number, length: number): Buffer => {
  if (length <= MAX_SHORT) return Buffer.from([opcode, length])
  if (length <= MAX_MEDIUM) return Buffer.from([opcode, 126, length >> 8, length & 0xff])
  const header = Buffer.alloc(10)
  header[0] = opcode
  header[1] = 127
  header.writeBigUInt64BE(BigInt(length), 2)
  return header
}

/** An unmasked text frame (RFC 6455, section 5.2). Not from Node's pool, of which it would retain 64 KiB. */
export const textMessage = (payload: Buffer, isDeflated = false): Buffer => {
  const header = headerFor(isDeflated ? FINAL_TEXT | DEFLATED : FINAL_TEXT, payload.length)
  const frame = Buffer.allocUnsafeSlow(header.length + payload.length)
  frame.set(header)
  frame.set(payload, header.length)
  return frame
}

/** Bytes. Smaller frames gain little; larger ones, which no class has, would block the event loop. */
const WORTH_DEFLATING = { min: 1024, max: 128 * 1024 } as const

/** Shared by all receivers. Must not contain a token, because its compressed size would reveal it. */
export class Frame {
  /** Publisher's connection id; null for the server. */
  readonly publisher: string | null
  readonly plain: Buffer
  readonly #length: number
  #deflated: Buffer | null = null

  constructor(frame: OutboundFrame) {
    const payload = Buffer.from(JSON.stringify(frame))
    this.#length = payload.length
    this.plain = textMessage(payload)
    this.publisher = frame.connectionId ?? null
  }

  get size(): number {
    return this.plain.length
  }

  /** `mayDeflate` is false for a backlog, because compressing it at once would block the event loop. */
  compressed(mayDeflate: boolean): Buffer {
    if (this.#deflated !== null) return this.#deflated
    if (!mayDeflate || this.#length < WORTH_DEFLATING.min || this.#length > WORTH_DEFLATING.max) return this.plain
    this.#deflated = textMessage(deflated(this.plain.subarray(-this.#length)), true)
    return this.#deflated
  }
}
