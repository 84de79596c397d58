import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'

import {
  type BatchWire,
  MEASUREMENT_SOCKET_PATH,
  PhoneMessage,
  type SocketMessage,
} from '@repo/api-client/classes/measurements'
import { languageOf } from '@repo/domain/core/accept-language'
import { callLimits } from '@repo/domain/core/limits'
import { type WebSocket, WebSocketServer } from 'ws'

import { participantOf } from '../../../http/authentication/authenticate.ts'
import type { ParticipantPrincipal } from '../../../http/authentication/principal.ts'
import { isWithinCallLimits } from '../../../http/json-body.ts'
import type { Context } from '../../../lib/context.ts'
import type { Language } from '../../../lib/language.ts'
import { isKnownDiskFault, isOutage } from '../../../lib/outage.ts'
import { createRates, InboundRate, type Rates } from '../../../lib/rates.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { hashOf } from '../../../lib/secrets.ts'
import { NORMAL_CLOSURE, POLICY_VIOLATION, SERVICE_RESTART, TRY_AGAIN_LATER } from '../../../lib/sockets.ts'
import { setStaggeredInterval } from '../../../lib/staggered-interval.ts'
import { handlePhoneRequest } from './phone-messages.ts'

const HELLO_WITHIN_MS = 10_000
/** Frames of any kind; a phone sends one a second, and a few more after a pause. */
const FRAMES = { perSecond: 20, burst: 80 } as const
/** Disconnects a phone that doesn't read; it reconnects and resends what wasn't acknowledged. */
const MAX_BUFFERED_BYTES = 256 * 1024

const parse = (data: unknown): PhoneMessage | null => {
  if (!Buffer.isBuffer(data) || !isWithinCallLimits(data)) return null
  try {
    const parsed = PhoneMessage.safeParse(JSON.parse(String(data)))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/** After these refusals the phone may continue; all others close the connection. */
const isPassing = (refusal: Refusal): boolean => refusal.code === 'rate-limited' || refusal.code === 'unavailable'

interface Serving {
  readonly context: Context
  readonly language: Language
  readonly greetings: Pick<Rates, 'take'>
}

export const servePhone = (socket: WebSocket, stream: Duplex, { context, language, greetings }: Serving): void => {
  let principal: ParticipantPrincipal | null = null
  let hasGreeted = false
  let wantsNumbers = false
  let forget = (): void => {}
  const rate = new InboundRate(FRAMES, context.clock.steady())
  const silence = setTimeout(() => socket.close(POLICY_VIOLATION), HELLO_WITHIN_MS)

  const send = (message: SocketMessage): void => {
    if (stream.writableLength <= MAX_BUFFERED_BYTES) {
      socket.send(JSON.stringify(message))
      return
    }
    context.log.warn('phone-slow-consumer', { bufferedBytes: stream.writableLength })
    socket.terminate()
  }
  const refuse = (refusal: Refusal): void => {
    send({ type: 'refused', code: refusal.code, message: context.errors.refusalSentence(refusal, language) })
    if (refusal.code === 'class-over') send({ type: 'ended' })
    // another server may own its class
    if (refusal.code === 'unavailable' && context.readiness.isCutOff()) return socket.close(SERVICE_RESTART)
    // an unauthenticated phone can only greet again, on a new connection
    if (!isPassing(refusal) || principal === null) socket.close(isPassing(refusal) ? TRY_AGAIN_LATER : NORMAL_CLOSURE)
  }

  /** Sends all responses in one write: with 2,000 phones, writes are the server's largest cost. */
  const takeTurn = async (phone: ParticipantPrincipal, batch: BatchWire | null): Promise<void> => {
    const { receipt, numbers, isOver } = await handlePhoneRequest(context, phone, { batch, wantsNumbers })
    stream.cork()
    if (receipt !== null) send({ type: 'receipt', ...receipt })
    if (numbers !== null) send({ type: 'numbers', ...numbers })
    if (isOver) send({ type: 'ended' })
    stream.uncork()
  }

  const isThere = (): void => {
    // a failure to notify the class's owner doesn't affect the phone
    if (principal !== null) handlePhoneRequest(context, principal, { batch: null, wantsNumbers: false }).catch(() => {})
  }

  const greet = async ({ token, numbers }: Extract<PhoneMessage, { type: 'hello' }>): Promise<void> => {
    if (hasGreeted) throw new Refusal('malformed-body')
    hasGreeted = true
    if (!greetings.take(token, context.clock.steady())) throw new Refusal('rate-limited', { retryAfterSeconds: 1 })
    forget = context.phones.open(hashOf(token), () => refuse(new Refusal('continued-elsewhere')))
    principal = await participantOf(context, token)
    if (principal === null) throw new Refusal('unauthenticated')
    clearTimeout(silence)
    wantsNumbers = numbers === true
    send({ type: 'ready', server_time: context.clock.now() })
    await takeTurn(principal, null)
  }

  const handle = async (message: PhoneMessage): Promise<void> => {
    if (message.type === 'hello') return greet(message)
    if (principal === null) throw new Refusal('unauthenticated')
    await takeTurn(principal, message)
  }

  socket.on('message', (data) => {
    // a phone may have sent thousands of frames before it detected the close
    if (socket.readyState !== socket.OPEN) return
    const verdict = rate.take(context.clock.steady())
    if (verdict === 'abusive') return socket.close(POLICY_VIOLATION)
    if (verdict === 'over') return refuse(new Refusal('rate-limited', { retryAfterSeconds: 1 }))
    const message = parse(data)
    if (message === null) return refuse(new Refusal('malformed-body'))
    handle(message).catch((error: unknown) => {
      if (!(error instanceof Refusal || isKnownDiskFault(error))) context.log.fault(error, 'measurement-socket')
      if (error instanceof Refusal) refuse(error)
      else refuse(new Refusal(isOutage(error) ? 'unavailable' : 'internal'))
    })
  })
  // a pong is also a sign of life, for phones without a strap
  socket.on('pong', isThere)
  socket.on('close', () => {
    clearTimeout(silence)
    forget()
  })
  socket.on('error', () => socket.terminate())
}

/** A phone that misses two pings is gone, even if its connection wasn't closed. */
const PING_EVERY_MS = 20_000
/** Per token, over all its connections. */
const GREETINGS = { perSecond: 4, burst: 20 } as const

const startPulse = (sockets: ReadonlySet<WebSocket>): (() => void) => {
  const silentFor = new WeakMap<WebSocket, number>()
  return setStaggeredInterval(sockets, PING_EVERY_MS, (socket) => {
    const pings = silentFor.get(socket) ?? 0
    if (pings === 0) socket.once('pong', () => silentFor.delete(socket))
    if (pings >= 2) socket.terminate()
    else socket.ping()
    silentFor.set(socket, pings + 1)
  })
}

export const createMeasurementSocket = (context: Context) => {
  const server = new WebSocketServer({ noServer: true, maxPayload: callLimits.bytes })
  const stopPulse = startPulse(server.clients)
  const greetings = createRates(GREETINGS)
  /** Phones reconnect to any server and resend what wasn't acknowledged. */
  const drainConnections = (): void => {
    for (const socket of server.clients) socket.close(SERVICE_RESTART)
  }
  return {
    handlesUpgrade: (url: string): boolean => url.split('?')[0] === MEASUREMENT_SOCKET_PATH,
    handleUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
      server.handleUpgrade(request, socket, head, (opened) =>
        servePhone(opened, socket, { context, language: languageOf(request.headers['accept-language']), greetings }),
      )
    },
    drainConnections,
    close: (): void => {
      stopPulse()
      drainConnections()
      server.close()
    },
  }
}
