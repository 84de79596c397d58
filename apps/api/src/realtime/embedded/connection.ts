import type { RawData } from 'ws'

import { steadyNow } from '../../lib/clock.ts'
import { InboundRate, type RateLimit } from '../../lib/rates.ts'
import { NORMAL_CLOSURE, GOING_AWAY, POLICY_VIOLATION } from '../../lib/sockets.ts'
import type { Access } from '../access/token.ts'
import { Attachments } from './attachments.ts'
import type { Subscriber } from './channel.ts'
import type { EndpointParts } from './endpoint-parts.ts'
import { type Fault, FAULTS, tokenFault } from './faults.ts'
import { type AcceptedSocket, FrameSocket } from './frame-socket.ts'
import type { Frame } from './frame.ts'
import type { Identity } from './identities.ts'
import { ACTION, type InboundFrame, parseInboundFrame } from './protocol.ts'
import { refused, takePublication } from './publisher.ts'
import { connectedFrame } from './rewind.ts'
import type { TokenHolder, TokenWatch } from './token-watch.ts'
import type { UpgradeQuery } from './upgrade-query.ts'

export interface Admitted {
  readonly accepted: AcceptedSocket
  readonly query: UpgradeQuery
  readonly access: Access
}

export interface Surroundings extends EndpointParts {
  readonly inbound: RateLimit
  readonly tokens: TokenWatch
  readonly onClosed: (connection: Connection) => void
}

export class Connection implements Subscriber, TokenHolder {
  tokenEnds: number | null = null
  tokenDue = Infinity
  readonly #parts: Surroundings
  readonly #echo: boolean
  readonly #heartbeats: boolean
  readonly #identity: Identity
  readonly #socket: FrameSocket
  readonly #attachments: Attachments
  readonly #rate: InboundRate
  #access: Access
  /** Monotonic, like all times here except token expiry. */
  #heardAt = steadyNow()
  #isOver = false

  constructor(parts: Surroundings, { accepted, query, access }: Admitted) {
    this.#parts = parts
    this.#echo = query.echo
    this.#heartbeats = query.heartbeats
    this.#access = access
    const clientId = access.clientId ?? query.clientId
    const resumed = query.resume === null ? null : parts.identities.resume(query.resume, clientId, this.#heardAt)
    this.#identity = resumed ?? parts.identities.create(clientId)
    this.#identity.holder = this
    this.#socket = new FrameSocket(accepted, parts)
    this.#attachments = new Attachments(parts.channels, parts.limits, this)
    this.#rate = new InboundRate(parts.inbound, this.#heardAt)
    accepted.webSocket
      .on('message', (data) => this.#receive(data))
      .on('pong', () => (this.#heardAt = steadyNow()))
      .on('close', () => this.#closed())
    parts.tokens.watch(this, access.expiresAt, Date.now())
    const hasFailedToResume = query.resume !== null && resumed === null
    this.#socket.send(connectedFrame(parts, this.#identity, hasFailedToResume ? FAULTS.notResumable : undefined))
  }

  deliver(frame: Frame): void {
    if (!this.#echo && frame.publisher === this.#identity.id) return
    this.#socket.sendShared(frame)
  }

  /** Sends a heartbeat on an idle connection and closes a silent one. */
  pulse(): void {
    const now = steadyNow()
    const { maxSilenceMs, maxIdleMs } = this.#parts.limits
    if (this.#heardAt < now - maxSilenceMs) {
      this.#socket.cut()
      return
    }
    const isQuiet = this.#socket.sentAt <= now - maxIdleMs / 3
    const wantsFrame = isQuiet && this.#heartbeats
    if (wantsFrame) this.#socket.send({ action: ACTION.heartbeat })
    if ((isQuiet && !wantsFrame) || this.#heardAt < now - maxSilenceMs / 3) this.#socket.ping()
  }

  shutDown(): void {
    this.#disconnect(FAULTS.shuttingDown, GOING_AWAY)
  }

  get clientId(): string | null {
    return this.#identity.clientId
  }

  /** The token is revoked, so the connection can't be resumed. */
  expel(): void {
    this.#parts.identities.end(this.#identity)
    this.#fail(FAULTS.tokenUnrecognized)
  }

  cut(): void {
    this.#socket.cut()
  }

  /** The client has resumed on another socket. */
  evict(): void {
    this.#end(() => this.#socket.cut())
  }

  askForToken(): void {
    this.#socket.send({ action: ACTION.auth })
  }

  endByToken(): void {
    this.#disconnect(FAULTS.tokenExpired, POLICY_VIOLATION)
  }

  #receive(data: RawData): void {
    if (this.#isOver) return
    this.#heardAt = steadyNow()
    const verdict = this.#rate.take(this.#heardAt)
    if (verdict === 'abusive') {
      this.#disconnect(FAULTS.tooFast, POLICY_VIOLATION)
      return
    }
    const frame = parseInboundFrame(data)
    if (frame === null) {
      this.#fail(FAULTS.malformed)
      return
    }
    try {
      this.#handle(frame, verdict === 'over')
    } catch (error) {
      this.#fault(error)
    }
  }

  #handle(frame: InboundFrame, isOverRate: boolean): void {
    switch (frame.action) {
      case ACTION.heartbeat:
        this.#socket.send({ action: ACTION.heartbeat, id: frame.id ?? undefined })
        return
      case ACTION.attach:
        this.#attach(frame, Date.now())
        return
      case ACTION.detach:
        this.#attachments.detach(frame.channel ?? '')
        this.#socket.send({ action: ACTION.detached, channel: frame.channel ?? '' })
        return
      case ACTION.message:
        if (isOverRate) this.#socket.send(refused(frame, FAULTS.tooFast))
        else this.#publish(frame, Date.now()).catch((error: unknown) => this.#fault(error))
        return
      case ACTION.presence:
      case ACTION.object:
      case ACTION.annotation:
        this.#socket.send(refused(frame, FAULTS.unsupported))
        return
      case ACTION.auth:
        this.#renew(frame.auth?.accessToken ?? '').catch((error: unknown) => this.#fault(error))
        return
      case ACTION.close:
        this.#parts.identities.end(this.#identity)
        this.#end(() => this.#socket.finish({ action: ACTION.closed }, NORMAL_CLOSURE))
        return
      case ACTION.disconnect:
        this.#end(() => this.#socket.finish(null, NORMAL_CLOSURE))
        return
      default:
      // ignores unknown actions of newer clients
    }
  }

  #attach(frame: InboundFrame, now: number): void {
    const attached = this.#attachments.attach(frame, this.#access.capability, now)
    if ('code' in attached) {
      this.#socket.send({ action: ACTION.error, channel: frame.channel ?? '', error: attached })
      return
    }
    this.#socket.send(attached.answer)
    for (const { frame } of attached.backlog) this.#socket.sendShared(frame, false)
  }

  async #publish(frame: InboundFrame, now: number): Promise<void> {
    const from = { identity: this.#identity, attachments: this.#attachments, capability: this.#access.capability }
    const answer = await takePublication(this.#parts, from, frame, now)
    if (!this.#isOver) this.#socket.send(answer)
  }

  async #renew(accessToken: string): Promise<void> {
    const access = await this.#parts.verify(accessToken)
    if (this.#isOver) return
    if (typeof access === 'string') return this.#fail(tokenFault(access))
    const clientId = access.clientId ?? this.#identity.clientId
    if (clientId !== this.#identity.clientId) return this.#fail(FAULTS.clientIdMismatch)
    this.#access = access
    this.#parts.tokens.watch(this, access.expiresAt, Date.now())
    const { lost, widened } = this.#attachments.regrant(access.capability)
    for (const channel of lost) this.#socket.send({ action: ACTION.error, channel, error: FAULTS.notPermitted })
    this.#socket.send(connectedFrame(this.#parts, this.#identity))
    for (const attached of widened) this.#socket.send(attached)
  }

  #fault(error: unknown): void {
    this.#parts.log.fault(error, 'realtime-frame')
    this.#fail(FAULTS.malformed)
  }

  #fail(error: Fault): void {
    this.#end(() => this.#socket.finish({ action: ACTION.error, error }, POLICY_VIOLATION))
  }

  #disconnect(error: Fault, code: number): void {
    this.#end(() => this.#socket.finish({ action: ACTION.disconnected, error }, code))
  }

  #end(farewell: () => void): void {
    if (this.#isOver) return
    farewell()
    this.#closed()
  }

  #closed(): void {
    if (this.#isOver) return
    this.#isOver = true
    this.#attachments.detachAll()
    this.#parts.identities.abandon(this.#identity, steadyNow())
    this.#parts.onClosed(this)
  }
}
