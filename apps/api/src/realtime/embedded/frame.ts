import type { OutboundFrame } from './protocol.ts'
import { decodeWire, encodeWire, type WireFormat } from './wire-format.ts'

/** A frame for many receivers: serialised once for each wire format in use, every receiver gets the same buffer. */
export class Frame {
  readonly json: Buffer
  /** The connection that has published it; null for the server's own. */
  readonly publisher: string | null
  #msgpack: Buffer | null = null

  constructor(frame: OutboundFrame) {
    this.json = encodeWire('json', frame)
    this.publisher = frame.connectionId ?? null
  }

  bytesIn(format: WireFormat): Buffer {
    if (format === 'json') return this.json
    this.#msgpack ??= encodeWire('msgpack', this.read())
    return this.#msgpack
  }

  read(): OutboundFrame {
    return decodeWire('json', this.json) as OutboundFrame
  }
}
