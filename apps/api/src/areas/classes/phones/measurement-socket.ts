import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'

import { MEASUREMENT_SOCKET_PATH } from '@repo/api-client/classes/measurements'
import { callLimits } from '@repo/domain/core/limits'
import { type WebSocket, WebSocketServer } from 'ws'

import { SERVICE_RESTART } from '../../../lib/close-codes.ts'
import type { Context } from '../../../lib/context.ts'
import { languageOf } from '../../../lib/language.ts'
import { createRates } from '../../../lib/rates.ts'
import { setStaggeredInterval } from '../../../lib/staggered-interval.ts'
import { servePhone } from './phone-connection.ts'

/** A phone that has answered none of two pings is gone; its network did not say so. */
const PING_EVERY_MS = 20_000
/** Of one token, over all its connections. */
const GREETINGS = { perSecond: 4, burst: 20 } as const

/** Finds out which of the sockets are still there, and cuts the others. */
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

/** Takes over the upgrade of a phone's connection; batches come in and receipts go out. */
export const createMeasurementSocket = (context: Context) => {
  const server = new WebSocketServer({ noServer: true, maxPayload: callLimits.bytes })
  const stopPulse = startPulse(server.clients)
  const greetings = createRates(GREETINGS)
  /** A phone comes back, with all that was not acknowledged, to whichever server takes it. */
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
