import { deflated } from './deflate.ts'
import type { OutboundFrame } from './protocol.ts'
import { textMessage } from './websocket-frame.ts'

/** Size in bytes. Smaller frames gain little; larger ones, which no class has, would block the event loop. */
const WORTH_DEFLATING = { min: 1024, max: 128 * 1024 } as const

/**
 * A frame for many receivers: serialized once and compressed once, so that every receiver gets the same buffer. It holds
 * only what all subscribers of a channel may read and no token, so its compressed size reveals no secret.
 */
export class Frame {
  /** The connection that published it; null for the server itself. */
  readonly publisher: string | null
  /** The whole WebSocket message, not compressed. */
  readonly plain: Buffer
  readonly #length: number
  #deflated: Buffer | null = null

  constructor(frame: OutboundFrame) {
    const payload = Buffer.from(JSON.stringify(frame))
    this.#length = payload.length
    this.plain = textMessage(payload)
    this.publisher = frame.connectionId ?? null
  }

  /** The size in bytes, not counting the compressed form, which is smaller. */
  get size(): number {
    return this.plain.length
  }

  /**
   * The whole message for a receiver that accepts compression. `mayDeflate` is false for a backlog: it is sent as it is
   * stored, because compressing it all at once would block the event loop.
   */
  compressed(mayDeflate: boolean): Buffer {
    if (this.#deflated !== null) return this.#deflated
    if (!mayDeflate || this.#length < WORTH_DEFLATING.min || this.#length > WORTH_DEFLATING.max) return this.plain
    this.#deflated = textMessage(deflated(this.plain.subarray(-this.#length)), true)
    return this.#deflated
  }
}
