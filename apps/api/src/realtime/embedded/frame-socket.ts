import type { Duplex } from 'node:stream'

import { WebSocket, type RawData } from 'ws'

import type { ClientSocket } from './client-socket.ts'
import type { Compression } from './compression-offer.ts'
import type { EndpointParts } from './endpoint-parts.ts'
import type { Frame } from './frame.ts'
import type { OutboundFrame } from './protocol.ts'
import { decodeWire, encodeWire, type WireFormat } from './wire-format.ts'

const TEXT = { binary: false, compress: false } as const
const BINARY = { binary: true, compress: false } as const

/** An accepted WebSocket, and the stream beneath it. */
export interface AcceptedSocket {
  readonly webSocket: ClientSocket
  readonly stream: Duplex
  readonly compression: Compression
}

/** A WebSocket that carries frames in one wire format and never holds back more than it may. */
export class FrameSocket {
  sentAt: number
  readonly #socket: WebSocket
  readonly #stream: Duplex
  readonly #format: WireFormat
  readonly #compression: Compression
  /** The number of the frame that the peer inflated last, 0 for none. */
  #inflatedLast = 0
  readonly #parts: Pick<EndpointParts, 'limits' | 'counters' | 'log'>

  constructor(
    { webSocket, stream, compression }: AcceptedSocket,
    format: WireFormat,
    parts: Pick<EndpointParts, 'limits' | 'counters' | 'log'>,
    now: number,
  ) {
    this.sentAt = now
    this.#socket = webSocket
    this.#stream = stream
    this.#format = format
    this.#compression = compression
    this.#parts = parts
  }

  send(frame: OutboundFrame, now: number): void {
    if (!this.#isOpen) return
    const bytes = encodeWire(this.#format, frame)
    if (this.#maySend(bytes.length, now)) this.#socket.send(bytes, this.#format === 'json' ? TEXT : BINARY)
  }

  /**
   * Writes a ready message to the stream itself, which spares a header and a second write for each receiver. The
   * WebSocket compresses none of its own messages and writes each whole and at once, so the two never mix. What was
   * said earlier is compressed anew only where the caller allows it.
   */
  sendShared(frame: Frame, now: number, mayDeflate = true): void {
    if (!this.#isOpen) return
    const deflated = this.#deflated(frame, mayDeflate)
    const bytes = deflated ?? frame.bytesIn(this.#format)
    if (!this.#maySend(bytes.length, now)) return
    this.#stream.write(bytes)
    if (deflated !== null) this.#inflatedLast = frame.number
  }

  ping(now: number): void {
    if (!this.#isOpen) return
    this.sentAt = now
    this.#socket.ping()
  }

  /** Reads a message of the peer; undefined where it is not in the agreed format. */
  read(data: RawData): unknown {
    if (Array.isArray(data)) return decodeWire(this.#format, Buffer.concat(data))
    return decodeWire(this.#format, data instanceof ArrayBuffer ? new Uint8Array(data) : data)
  }

  /** Says a last word and closes. */
  finish(frame: OutboundFrame | null, code: number, now: number): void {
    if (frame !== null) this.send(frame, now)
    this.#socket.close(code)
  }

  cut(): void {
    this.#socket.terminate()
  }

  #deflated(frame: Frame, mayDeflate: boolean): Buffer | null {
    if (this.#compression === 'none') return null
    return frame.deflatedFor(this.#format, this.#compression === 'each' ? 0 : this.#inflatedLast, mayDeflate)
  }

  get #isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN
  }

  #maySend(length: number, now: number): boolean {
    const { limits, counters, log } = this.#parts
    const bufferedBytes = this.#stream.writableLength
    if (bufferedBytes > limits.maxBufferedBytes) {
      this.cut()
      counters.cutSlowConsumers += 1
      log.warn('realtime-slow-consumer', { bufferedBytes })
      return false
    }
    this.sentAt = now
    counters.sentBytes += length
    return true
  }
}
