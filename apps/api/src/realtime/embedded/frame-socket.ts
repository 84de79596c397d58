import { WebSocket, type RawData } from 'ws'

import type { EndpointParts } from './endpoint-parts.ts'
import type { Frame } from './frame.ts'
import type { OutboundFrame } from './protocol.ts'
import { decodeWire, encodeWire, type WireFormat } from './wire-format.ts'

const TEXT = { binary: false } as const
const BINARY = { binary: true } as const

/** A WebSocket that carries frames in one wire format and never holds back more than it may. */
export class FrameSocket {
  sentAt: number
  readonly #socket: WebSocket
  readonly #format: WireFormat
  readonly #parts: Pick<EndpointParts, 'limits' | 'counters' | 'log'>
  readonly #sendOptions: { readonly binary: boolean }

  constructor(
    socket: WebSocket,
    format: WireFormat,
    parts: Pick<EndpointParts, 'limits' | 'counters' | 'log'>,
    now: number,
  ) {
    this.sentAt = now
    this.#socket = socket
    this.#format = format
    this.#parts = parts
    this.#sendOptions = format === 'json' ? TEXT : BINARY
  }

  send(frame: OutboundFrame, now: number): void {
    if (this.#isOpen) this.#write(encodeWire(this.#format, frame), now)
  }

  sendShared(frame: Frame, now: number): void {
    if (this.#isOpen) this.#write(frame.bytesIn(this.#format), now)
  }

  ping(now: number): void {
    if (!this.#isOpen) return
    this.sentAt = now
    this.#socket.ping()
  }

  /** Reads a message of the peer; undefined where it is not in the agreed format. */
  read(data: RawData, isBinary: boolean): unknown {
    if (isBinary !== this.#sendOptions.binary) return undefined
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

  get #isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN
  }

  #write(bytes: Buffer, now: number): void {
    const { limits, counters, log } = this.#parts
    if (this.#socket.bufferedAmount > limits.maxBufferedBytes) {
      this.cut()
      counters.cutSlowConsumers += 1
      log.warn('realtime-slow-consumer', { bufferedBytes: this.#socket.bufferedAmount })
      return
    }
    this.sentAt = now
    counters.sentBytes += bytes.length
    this.#socket.send(bytes, this.#sendOptions)
  }
}
