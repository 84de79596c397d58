import type { Duplex } from 'node:stream'

import { WebSocket } from 'ws'

import { steadyNow } from '../../lib/clock.ts'
import type { EndpointParts } from './endpoint-parts.ts'
import type { Frame } from './frame.ts'
import type { OutboundFrame } from './protocol.ts'

const TEXT = { binary: false, compress: false } as const

export interface AcceptedSocket {
  readonly webSocket: WebSocket
  readonly stream: Duplex
}

/** Closes connections that read too slowly. */
export class FrameSocket {
  /** Monotonic, so that setting the clock neither closes a connection nor keeps a dead one. */
  sentAt = steadyNow()
  readonly #socket: WebSocket
  readonly #stream: Duplex
  readonly #acceptsCompression: boolean
  readonly #parts: Pick<EndpointParts, 'limits' | 'counters' | 'log'>

  constructor({ webSocket, stream }: AcceptedSocket, parts: Pick<EndpointParts, 'limits' | 'counters' | 'log'>) {
    this.#socket = webSocket
    this.#stream = stream
    this.#acceptsCompression = webSocket.extensions !== ''
    this.#parts = parts
  }

  send(frame: OutboundFrame): void {
    if (!this.#isOpen) return
    const bytes = Buffer.from(JSON.stringify(frame))
    if (this.#maySend(bytes.length)) this.#socket.send(bytes, TEXT)
  }

  /** Bypasses the WebSocket to save work per receiver. Its own messages are single writes, so nothing interleaves. */
  sendShared(frame: Frame, mayDeflate = true): void {
    if (!this.#isOpen) return
    const bytes = this.#acceptsCompression ? frame.compressed(mayDeflate) : frame.plain
    if (this.#maySend(bytes.length)) this.#stream.write(bytes)
  }

  ping(): void {
    if (!this.#isOpen) return
    this.sentAt = steadyNow()
    this.#socket.ping()
  }

  finish(frame: OutboundFrame | null, code: number): void {
    if (frame !== null) this.send(frame)
    this.#socket.close(code)
  }

  cut(): void {
    this.#socket.terminate()
  }

  get #isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN
  }

  #maySend(length: number): boolean {
    const { limits, counters, log } = this.#parts
    const bufferedBytes = this.#stream.writableLength
    if (bufferedBytes > limits.maxBufferedBytes) {
      this.cut()
      counters.cutSlowConsumers += 1
      log.warn('realtime-slow-consumer', { bufferedBytes })
      return false
    }
    this.sentAt = steadyNow()
    counters.sentBytes += length
    return true
  }
}
