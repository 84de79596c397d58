import type { WebSocket } from 'ws'

import { allows } from './capability.ts'
import type { LogEntry } from './channel-log.ts'
import type { Hub } from './hub.ts'
import { ACTION, decodeFrame, encodeFrame, FLAG, type ErrorInfo, type Format, type Frame } from './protocol.ts'
import type { TokenClaims, TokenFault } from './token.ts'

export const MAX_FRAME_BYTES = 64 * 1024
export const MAX_IDLE_MS = 15_000
const MAX_BUFFERED_BYTES = 4 * 1024 * 1024
const MAX_ATTACHED = 200
const MAX_FRAMES_PER_SECOND = 50
/** A client is asked for a new token when a tenth of the old one's life is left, at most half a minute before. */
const RENEW_BEFORE_MS = 30_000

export interface ConnectionOptions {
  readonly id: string
  readonly key: string
  readonly format: Format
  readonly wantsHeartbeats: boolean
  readonly hub: Hub
  readonly readToken: (token: string) => TokenClaims | TokenFault
}

const refused = (code: number, statusCode: number, message: string): ErrorInfo => ({ code, statusCode, message })

/** One client: what it may do, what it listens to, and the frames between us. */
export class Connection {
  readonly options: ConnectionOptions
  readonly #socket: WebSocket
  readonly #attached = new Set<string>()
  readonly #timers: NodeJS.Timeout[] = []
  #claims: TokenClaims
  #windowStart = 0
  #inWindow = 0
  #sentAt = 0

  constructor(socket: WebSocket, claims: TokenClaims, options: ConnectionOptions) {
    this.#socket = socket
    this.#claims = claims
    this.options = options
    socket.on('message', (data: Buffer) => this.#hear(data))
    socket.on('error', () => socket.terminate())
    socket.on('close', () => this.#forget())
    this.#greet()
  }

  deliver(entry: LogEntry): void {
    this.#write(entry.bytes(this.options.format))
  }

  /** Called now and then: shows that the line is alive when nothing else has. */
  beat(now: number): void {
    if (now - this.#sentAt < MAX_IDLE_MS / 2) return
    if (this.options.wantsHeartbeats) this.#send({ action: ACTION.heartbeat })
    else this.#socket.ping()
  }

  shutDown(): void {
    this.#send({ action: ACTION.disconnected, error: refused(80_003, 503, 'The server is restarting') })
    this.#socket.close(1012)
  }

  #greet(): void {
    this.#scheduleRenewal()
    this.#send({
      action: ACTION.connected,
      connectionId: this.options.id,
      connectionDetails: {
        clientId: this.#claims.clientId,
        connectionKey: this.options.key,
        maxMessageSize: MAX_FRAME_BYTES,
        maxFrameSize: MAX_FRAME_BYTES * 4,
        maxInboundRate: MAX_FRAMES_PER_SECOND,
        connectionStateTtl: 120_000,
        maxIdleInterval: MAX_IDLE_MS,
        serverId: 'latido',
      },
    })
  }

  #scheduleRenewal(): void {
    for (const timer of this.#timers.splice(0)) clearTimeout(timer)
    const left = this.#claims.expiresAt - Date.now()
    const ask = () => this.#send({ action: ACTION.auth })
    const end = () => {
      this.#send({ action: ACTION.disconnected, error: refused(40_142, 401, 'Token expired') })
      this.#socket.close(1008)
    }
    this.#timers.push(setTimeout(ask, Math.max(0, left - Math.min(RENEW_BEFORE_MS, left * 0.1))), setTimeout(end, left))
    for (const timer of this.#timers) timer.unref()
  }

  #hear(data: Buffer): void {
    if (this.#isTooFast()) {
      this.#fail(refused(42_910, 429, 'Too many frames'))
      return
    }
    const frame = decodeFrame(data, this.options.format)
    if (frame === null) this.#fail(refused(40_000, 400, 'Malformed frame'))
    else this.#handle(frame)
  }

  #handle(frame: Frame): void {
    switch (frame.action) {
      case ACTION.heartbeat:
        this.#send({ action: ACTION.heartbeat, ...(typeof frame.id === 'string' ? { id: frame.id } : {}) })
        break
      case ACTION.attach:
        this.#attach(frame)
        break
      case ACTION.detach:
        this.#detach(String(frame.channel))
        break
      case ACTION.message:
        this.#publish(frame)
        break
      case ACTION.presence:
        this.#nack(frame, refused(40_160, 401, 'Presence is not offered'))
        break
      case ACTION.auth:
        this.#renew(frame)
        break
      case ACTION.close:
        this.#send({ action: ACTION.closed })
        this.#socket.close(1000)
        break
      case ACTION.disconnect:
        this.#socket.close(1000)
        break
      default:
        this.#fail(refused(40_000, 400, 'Unknown action'))
    }
  }

  #attach(frame: Frame): void {
    const { channel } = frame
    if (typeof channel !== 'string' || channel === '' || channel.length > 300) {
      this.#fail(refused(40_000, 400, 'Malformed channel'))
      return
    }
    if (!allows(this.#claims.capability, channel, 'subscribe')) {
      this.#send({ action: ACTION.error, channel, error: refused(40_160, 401, 'Not allowed by the capability') })
      return
    }
    if (this.#attached.size >= MAX_ATTACHED && !this.#attached.has(channel)) {
      this.#send({ action: ACTION.error, channel, error: refused(90_021, 400, 'Too many channels') })
      return
    }
    const log = this.options.hub.log(channel)
    const returned = typeof frame.channelSerial === 'string' ? log.since(frame.channelSerial) : undefined
    const backlog = returned ?? (returned === undefined ? log.last(Number(frame.params?.['rewind'] ?? 0) || 0) : [])
    const mayPublish = allows(this.#claims.capability, channel, 'publish')
    const flags =
      FLAG.subscribe |
      (mayPublish ? FLAG.publish : 0) |
      (returned === undefined || returned === null ? 0 : FLAG.resumed) |
      (backlog.length > 0 ? FLAG.backlog : 0)
    this.#send({
      action: ACTION.attached,
      channel,
      channelSerial: log.channelSerial,
      flags,
      ...(frame.params === undefined ? {} : { params: frame.params }),
      ...(returned === null ? { error: refused(90_003, 404, 'Continuity is lost, fetch the current state') } : {}),
    })
    this.#attached.add(channel)
    this.options.hub.subscribe(channel, this)
    for (const entry of backlog) this.deliver(entry)
  }

  #detach(channel: string): void {
    this.#attached.delete(channel)
    this.options.hub.unsubscribe(channel, this)
    this.#send({ action: ACTION.detached, channel })
  }

  #publish(frame: Frame): void {
    const { channel = '', messages } = frame
    if (!allows(this.#claims.capability, channel, 'publish')) {
      this.#nack(frame, refused(40_160, 401, 'Not allowed by the capability'))
      return
    }
    if (!Array.isArray(messages) || messages.length === 0) {
      this.#nack(frame, refused(40_000, 400, 'No messages'))
      return
    }
    const stamped = messages.map((message) => ({ ...message, clientId: this.#claims.clientId }))
    const entry = this.options.hub.publish(channel, stamped, this.options.id)
    const serials = stamped.map((_, index) => `${entry.frame.channelSerial}:${index}`)
    this.#send({ action: ACTION.ack, msgSerial: frame.msgSerial ?? 0, count: 1, res: [{ serials }] })
  }

  #nack(frame: Frame, error: ErrorInfo): void {
    this.#send({ action: ACTION.nack, msgSerial: frame.msgSerial ?? 0, count: 1, error })
  }

  #renew(frame: Frame): void {
    const claims = this.options.readToken(frame.auth?.accessToken ?? '')
    if (typeof claims === 'string') {
      this.#fail(refused(claims === 'expired' ? 40_142 : 40_140, 401, 'The new token is not valid'))
      return
    }
    this.#claims = claims
    this.#greet()
  }

  #isTooFast(): boolean {
    const now = Date.now()
    if (now - this.#windowStart >= 1000) {
      this.#windowStart = now
      this.#inWindow = 0
    }
    this.#inWindow += 1
    return this.#inWindow > MAX_FRAMES_PER_SECOND
  }

  #fail(error: ErrorInfo): void {
    this.#send({ action: ACTION.error, error })
    this.#socket.close(1008)
  }

  #send(frame: Frame): void {
    this.#write(encodeFrame(frame, this.options.format))
  }

  #write(bytes: Buffer): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    // a client that reads too slowly is cut; it comes back and catches up from the log
    if (this.#socket.bufferedAmount > MAX_BUFFERED_BYTES) {
      this.#socket.terminate()
      return
    }
    this.#sentAt = Date.now()
    this.#socket.send(bytes, { binary: this.options.format === 'msgpack' })
  }

  #forget(): void {
    for (const timer of this.#timers.splice(0)) clearTimeout(timer)
    for (const channel of this.#attached) this.options.hub.unsubscribe(channel, this)
    this.#attached.clear()
  }
}
