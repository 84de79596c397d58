import type { Duplex } from 'node:stream'

import { type BatchWire, PhoneMessage, type SocketMessage } from '@repo/api-client/classes/measurements'
import type { WebSocket } from 'ws'

import { participantOf } from '../../../http/authentication/authenticate.ts'
import type { ParticipantPrincipal } from '../../../http/authentication/principal.ts'
import { isWithinCallLimits } from '../../../http/json-body.ts'
import { POLICY_VIOLATION, NORMAL_CLOSURE, SERVICE_RESTART, TRY_AGAIN_LATER } from '../../../lib/close-codes.ts'
import type { Context } from '../../../lib/context.ts'
import { InboundRate } from '../../../lib/inbound-rate.ts'
import type { Language } from '../../../lib/language.ts'
import { isKnownDiskFault, isOutage } from '../../../lib/outage.ts'
import type { Rates } from '../../../lib/rates.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { hashOf } from '../../../lib/secrets.ts'
import { handlePhoneRequest } from './phone-messages.ts'

const HELLO_WITHIN_MS = 10_000
/** Frames of any kind; a phone sends one a second, and a few more after a pause. */
const FRAMES = { perSecond: 20, burst: 80 } as const
/** A phone that does not read what it is sent is cut; it comes back and sends again what was not acknowledged. */
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

/** After these the phone may go on; after any other it is sent away. */
const isPassing = (refusal: Refusal): boolean => refusal.code === 'rate-limited' || refusal.code === 'unavailable'

interface Serving {
  readonly context: Context
  readonly language: Language
  /** How often a token may greet. */
  readonly greetings: Pick<Rates, 'take'>
}

/** Serves one phone on an open socket until either side closes it. */
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
    // another server may have its class
    if (refusal.code === 'unavailable' && context.readiness.isCutOff()) return socket.close(SERVICE_RESTART)
    // a phone that was not let in has nothing to send again but its greeting, on a new connection
    if (!isPassing(refusal) || principal === null) socket.close(isPassing(refusal) ? TRY_AGAIN_LATER : NORMAL_CLOSURE)
  }

  /** One turn of the phone at its class; the answers leave in one write: with two thousand phones the writes are what the server does most. */
  const takeTurn = async (phone: ParticipantPrincipal, batch: BatchWire | null): Promise<void> => {
    const { receipt, numbers, isOver } = await handlePhoneRequest(context, phone, { batch, wantsNumbers })
    stream.cork()
    if (receipt !== null) send({ type: 'receipt', ...receipt })
    if (numbers !== null) send({ type: 'numbers', ...numbers })
    if (isOver) send({ type: 'ended' })
    stream.uncork()
  }

  const isThere = (): void => {
    // whoever has the class hears of it, or not: the phone is there all the same
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

  const hear = async (message: PhoneMessage): Promise<void> => {
    if (message.type === 'hello') return greet(message)
    if (principal === null) throw new Refusal('unauthenticated')
    await takeTurn(principal, message)
  }

  socket.on('message', (data) => {
    // what was sent before a phone knew that it was sent away may be thousands of frames
    if (socket.readyState !== socket.OPEN) return
    const verdict = rate.take(context.clock.steady())
    if (verdict === 'abusive') return socket.close(POLICY_VIOLATION)
    if (verdict === 'over') return refuse(new Refusal('rate-limited', { retryAfterSeconds: 1 }))
    const message = parse(data)
    if (message === null) return refuse(new Refusal('malformed-body'))
    hear(message).catch((error: unknown) => {
      if (!(error instanceof Refusal || isKnownDiskFault(error))) context.log.fault(error, 'measurement-socket')
      if (error instanceof Refusal) refuse(error)
      else refuse(new Refusal(isOutage(error) ? 'unavailable' : 'internal'))
    })
  })
  // an answered ping is a sign of life too, of a phone that has no strap yet
  socket.on('pong', isThere)
  socket.on('close', () => {
    clearTimeout(silence)
    forget()
  })
  socket.on('error', () => socket.terminate())
}
