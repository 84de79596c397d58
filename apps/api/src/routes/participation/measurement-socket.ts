import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'

import { BatchWire } from '@repo/api-client/participation/batch'
import {
  MEASUREMENT_SOCKET_PATH,
  PhoneMessage,
  type SocketMessage,
} from '@repo/api-client/participation/measurement-socket'
import { WebSocketServer, type WebSocket } from 'ws'

import type { Context } from '../../context.ts'
import { isOutage } from '../../errors/outage.ts'
import { Refusal } from '../../errors/refusal.ts'
import { languageOf, sentenceOf, type Language } from '../../errors/sentences.ts'
import { participantOf } from '../../http/authenticate.ts'
import type { ParticipantPrincipal } from '../../http/principal.ts'
import { presentOwnNumbers } from '../../live/present-own-numbers.ts'

const MAX_FRAME_BYTES = 128 * 1024
const HELLO_WITHIN_MS = 10_000
/** Batches a phone may send in one second before it is asked to slow down. */
const MAX_PER_SECOND = 20

const parse = (data: unknown): PhoneMessage | null => {
  try {
    const parsed = PhoneMessage.safeParse(JSON.parse(String(data)))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

const serve = (socket: WebSocket, connection: Duplex, context: Context, language: Language): void => {
  let principal: ParticipantPrincipal | null = null
  let wantsNumbers = false
  let windowStart = 0
  let inWindow = 0
  const send = (message: SocketMessage) => socket.send(JSON.stringify(message))
  const refuse = (refusal: Refusal) => {
    send({ type: 'refused', code: refusal.code, message: sentenceOf(refusal.code, language, refusal.detail.values) })
    if (refusal.code === 'class-over') send({ type: 'ended' })
    const mayGoOn = refusal.code === 'rate-limited' || refusal.code === 'unavailable'
    // a phone that was not let in has nothing to send again but its greeting, on a new connection
    if (!mayGoOn || principal === null) socket.close(mayGoOn ? 1013 : 1000)
  }
  const silence = setTimeout(() => socket.close(1008), HELLO_WITHIN_MS)

  const isTooFast = (): boolean => {
    const now = context.clock.now()
    if (now - windowStart >= 1000) {
      windowStart = now
      inWindow = 0
    }
    inWindow += 1
    return inWindow > MAX_PER_SECOND
  }

  const sendNumbers = ({ classUuid, participationUuid }: ParticipantPrincipal): void => {
    const liveClass = context.engine.find(classUuid)
    const participant = liveClass?.participants.get(participationUuid)
    if (!wantsNumbers || liveClass === null || participant === undefined) return
    const now = context.clock.now()
    send({ type: 'numbers', server_time: now, own: presentOwnNumbers(liveClass, participant, now) })
  }

  const hear = async (message: PhoneMessage): Promise<void> => {
    if (message.type === 'hello') {
      principal = await participantOf(context, message.token)
      if (principal === null) throw new Refusal('unauthenticated')
      clearTimeout(silence)
      wantsNumbers = message.numbers === true
      send({ type: 'ready', server_time: context.clock.now() })
      sendNumbers(principal)
      return
    }
    if (principal === null) throw new Refusal('unauthenticated')
    if (isTooFast()) throw new Refusal('rate-limited', { values: { seconds: '1' } })
    const batch = BatchWire.parse(message)
    const receipt = await context.engine.ingest(principal.classUuid, principal.participationUuid, batch)
    // both answers leave in one write: with two thousand phones the writes are what the server does most
    connection.cork()
    send({ type: 'receipt', ...receipt })
    sendNumbers(principal)
    connection.uncork()
  }

  socket.on('message', (data) => {
    const message = parse(data)
    if (message === null) {
      refuse(new Refusal('malformed-body'))
      return
    }
    hear(message).catch((error: unknown) => {
      if (!(error instanceof Refusal)) context.log.fault(error, 'measurement-socket')
      if (error instanceof Refusal) refuse(error)
      else refuse(new Refusal(isOutage(error) ? 'unavailable' : 'internal'))
    })
  })
  socket.on('close', () => clearTimeout(silence))
  socket.on('error', () => socket.terminate())
}

/** Takes over the upgrade of a phone's connection; batches come in and receipts go out. */
export const createMeasurementSocket = (context: Context) => {
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES })
  return {
    handlesUpgrade: (url: string): boolean => url.split('?')[0] === MEASUREMENT_SOCKET_PATH,
    handleUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
      server.handleUpgrade(request, socket, head, (opened) =>
        serve(opened, socket, context, languageOf(request.headers['accept-language'])),
      )
    },
    close: (): void => {
      for (const socket of server.clients) socket.close(1012)
      server.close()
    },
  }
}
