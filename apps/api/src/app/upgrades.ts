import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'

import type { FastifyInstance } from 'fastify'

import { createMeasurementSocket } from '../areas/classes/phones/measurement-socket.ts'
import { malformedHeader } from '../http/address-headers.ts'
import type { Context } from '../lib/context.ts'
import { handleSocketErrors, rejectUpgrade } from '../lib/sockets.ts'
import { isTrustedProxy } from '../lib/trusted-proxies.ts'

interface UpgradeTaker {
  readonly handlesUpgrade: (url: string) => boolean
  readonly handleUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
}

const MALFORMED = ['HTTP/1.1 400 Bad Request', 'connection: close', 'content-length: 0']
const NOWHERE = ['HTTP/1.1 404 Not Found', 'connection: close', 'content-length: 0']

/** Handles socket errors first, because one without a listener would end the process. */
export const mountUpgrades = (app: FastifyInstance, context: Context): void => {
  const phones = createMeasurementSocket(context)
  const isProxy = isTrustedProxy(context.config.trustedProxies)
  const takers: readonly UpgradeTaker[] = [phones, context.realtime]
  app.server.on('upgrade', (request, socket, head) => {
    handleSocketErrors(socket)
    if (malformedHeader(request.headers, isProxy(request.socket.remoteAddress ?? '')) !== null) {
      rejectUpgrade(socket, MALFORMED)
      return
    }
    const url = request.url ?? '/'
    const taker = takers.find(({ handlesUpgrade }) => handlesUpgrade(url))
    if (taker === undefined) rejectUpgrade(socket, NOWHERE)
    else taker.handleUpgrade(request, socket, head)
  })
  context.readiness.onCutOff(() => {
    phones.drainConnections()
    context.realtime.drainConnections()
  })
  app.addHook('preClose', async () => {
    phones.close()
    await context.realtime.close()
  })
}
