import { EncodedFrame } from './encoded-frame.ts'
import type { OutboundFrame } from './protocol.ts'
import { decodeWire, encodeWire, type WireFormat } from './wire-format.ts'

/** Smaller ones gain little; larger ones, of which a class has none, would hold the event loop. */
const WORTH_DEFLATING = { min: 1024, max: 128 * 1024 } as const

let latest = 0

/**
 * A frame for many receivers: serialised once for each wire format in use, and compressed once for each, so that every
 * receiver gets the same buffer. What is compressed is read by all of a channel's subscribers anyway and holds no token:
 * its size tells nobody a secret.
 */
export class Frame {
  /** The connection that has published it; null for the server's own. */
  readonly publisher: string | null
  /** By this a receiver's socket remembers which one it had compressed last. Never 0. */
  readonly number: number
  readonly isWorthDeflating: boolean
  readonly #json: EncodedFrame
  #msgpack: EncodedFrame | null = null
  readonly #follows: number
  #before: Frame | null

  /** `before` is the one that most receivers have just had compressed. */
  constructor(frame: OutboundFrame, before: Frame | null = null) {
    latest += 1
    this.number = latest
    const json = encodeWire('json', frame)
    this.#json = new EncodedFrame('json', json)
    this.isWorthDeflating = json.length >= WORTH_DEFLATING.min && json.length <= WORTH_DEFLATING.max
    this.publisher = frame.connectionId ?? null
    this.#before = before
    this.#follows = before?.number ?? 0
  }

  /** The bytes it keeps in memory, without the MessagePack and the compressed ones, which are no more each. */
  get size(): number {
    return this.#json.plain.length
  }

  /** The whole WebSocket message. */
  bytesIn(format: WireFormat): Buffer {
    return this.#encodedIn(format).plain
  }

  /**
   * The whole message compressed, for a receiver that inflated the frame of that number last, or none (0). Null where
   * it is not worth it, or would have to be made and must not.
   */
  deflatedFor(format: WireFormat, inflatedLast: number, mayMake: boolean): Buffer | null {
    if (!this.isWorthDeflating) return null
    const encoded = this.#encodedIn(format)
    if (inflatedLast !== 0 && inflatedLast === this.#follows) {
      if (encoded.continued !== null) return encoded.continued
      if (this.#before !== null) return encoded.deflateAfter(this.#before.#encodedIn(format))
    }
    return mayMake ? encoded.deflateAlone() : encoded.alone
  }

  /** Lets go of the one before, once everybody who listens has this one. */
  settle(): void {
    this.#before = null
  }

  read(): OutboundFrame {
    return decodeWire('json', this.#json.payload) as OutboundFrame
  }

  #encodedIn(format: WireFormat): EncodedFrame {
    if (format === 'json') return this.#json
    this.#msgpack ??= new EncodedFrame('msgpack', encodeWire('msgpack', this.read()))
    return this.#msgpack
  }
}
