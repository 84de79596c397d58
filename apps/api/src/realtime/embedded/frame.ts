import type { OutboundFrame } from './protocol.ts'
import { frameForWire } from './websocket-frame.ts'
import { decodeWire, encodeWire, type WireFormat } from './wire-format.ts'

/** A frame for many receivers: serialised once for each wire format in use, every receiver gets the same buffer. */
export class Frame {
  /** The connection that has published it; null for the server's own. */
  readonly publisher: string | null
  readonly #json: Buffer
  #msgpack: Buffer | null = null
  readonly #jsonLength: number

  constructor(frame: OutboundFrame) {
    const json = encodeWire('json', frame)
    this.#jsonLength = json.length
    this.#json = frameForWire('json', json)
    this.publisher = frame.connectionId ?? null
  }

  /** The bytes it keeps in memory, without the MessagePack ones, which are no more. */
  get size(): number {
    return this.#json.length
  }

  /** The whole WebSocket message. */
  bytesIn(format: WireFormat): Buffer {
    if (format === 'json') return this.#json
    this.#msgpack ??= frameForWire('msgpack', encodeWire('msgpack', this.read()))
    return this.#msgpack
  }

  read(): OutboundFrame {
    return decodeWire('json', this.#json.subarray(-this.#jsonLength)) as OutboundFrame
  }
}
