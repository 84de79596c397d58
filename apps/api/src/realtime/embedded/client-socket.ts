import { WebSocket, type RawData } from 'ws'

import { inflated } from './deflate.ts'

/** Who hears what comes over a socket. */
export interface SocketListener {
  readonly receive: (data: RawData) => void
  /** The peer answered a ping. */
  readonly answered: () => void
  readonly closed: () => void
}

type Inflated = (error: Error | null, message?: Buffer) => void

/** Where `ws` looks for the extensions of a socket. */
interface Extended {
  readonly _extensions: Record<string, ClientSocket>
}

const NOTHING = Buffer.alloc(0)

/**
 * A WebSocket that knows its listener: thousands of silent ones need no list of functions each. It is its own
 * `permessage-deflate` too: that of `ws` keeps state of zlib for each socket that has once received something.
 */
export class ClientSocket extends WebSocket {
  listener: SocketListener | null = null
  #maxInflatedBytes = 0
  #pieces: Buffer[] | null = null

  /** What goes wrong with a socket closes it, and that is told. */
  override emit(event: string | symbol, ...given: unknown[]): boolean {
    if (event === 'error') return true
    if (event === 'message') this.listener?.receive(given[0] as RawData)
    else if (event === 'pong') this.listener?.answered()
    else if (event === 'close') this.listener?.closed()
    return super.emit(event, ...given)
  }

  /** Takes compressed messages from now on, up to a size. */
  takeDeflated(maxInflatedBytes: number): void {
    this.#maxInflatedBytes = maxInflatedBytes
    const { _extensions: extensions } = this as unknown as Extended
    extensions['permessage-deflate'] = this
  }

  /** Called by `ws` with each part of a compressed message. It wants its answer later; others have a turn meanwhile. */
  decompress(data: Buffer, isLast: boolean, done: Inflated): void {
    setImmediate(() => this.#inflate(data, isLast, done))
  }

  /** Called by `ws` when the socket is closed. */
  cleanup(): void {
    this.#pieces = null
  }

  #inflate(data: Buffer, isLast: boolean, done: Inflated): void {
    if (!isLast) {
      this.#pieces ??= []
      // a copy, because what the network has delivered is a part of something larger
      this.#pieces.push(Buffer.from(data))
      done(null, NOTHING)
      return
    }
    const whole = this.#pieces === null ? data : Buffer.concat([...this.#pieces, data])
    this.#pieces = null
    const message = inflated(whole, this.#maxInflatedBytes)
    if (typeof message !== 'number') {
      done(null, message)
      return
    }
    this.close(message)
    done(new Error('The message cannot be inflated'))
  }
}
