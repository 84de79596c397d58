import { deflated, REACH } from './deflate.ts'
import { frameForWire } from './websocket-frame.ts'
import type { WireFormat } from './wire-format.ts'

/** A frame in one wire format: plain, and compressed as soon as somebody takes it so. */
export class EncodedFrame {
  /** The whole WebSocket message. */
  readonly plain: Buffer
  /** Compressed, for whoever knows nothing of what went before. */
  alone: Buffer | null = null
  /** Compressed, for whoever has just inflated the one before. */
  continued: Buffer | null = null
  readonly #format: WireFormat
  readonly #length: number

  constructor(format: WireFormat, payload: Buffer) {
    this.plain = frameForWire(format, payload)
    this.#format = format
    this.#length = payload.length
  }

  get payload(): Buffer {
    return this.plain.subarray(-this.#length)
  }

  deflateAlone(): Buffer {
    this.alone ??= frameForWire(this.#format, deflated(this.payload), true)
    return this.alone
  }

  deflateAfter(before: EncodedFrame): Buffer {
    // what each part repeats would lie just out of reach
    if (before.#length > REACH) return this.deflateAlone()
    this.continued ??= frameForWire(this.#format, deflated(this.payload, before.payload), true)
    return this.continued
  }
}
