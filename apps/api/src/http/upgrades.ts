import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'

import type { FastifyInstance } from 'fastify'

import type { Context } from '../context.ts'
import { createMeasurementSocket } from '../routes/participation/measurement-socket.ts'
import { guardSocket, sayAndClose } from './raw-socket.ts'

/** Whoever takes over a connection that leaves HTTP. */
interface UpgradeTaker {
  readonly handlesUpgrade: (url: string) => boolean
  readonly handleUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
}

const NOWHERE = ['HTTP/1.1 404 Not Found', 'connection: close', 'content-length: 0']

/** Hands each upgrade to whom it is for, once its socket can no longer end the process. */
export const mountUpgrades = (app: FastifyInstance, context: Context): void => {
  const phones = createMeasurementSocket(context)
  const takers: readonly UpgradeTaker[] = [phones, context.realtime]
  app.server.on('upgrade', (request, socket, head) => {
    guardSocket(socket)
    const url = request.url ?? '/'
    const taker = takers.find(({ handlesUpgrade }) => handlesUpgrade(url))
    if (taker === undefined) sayAndClose(socket, NOWHERE)
    else taker.handleUpgrade(request, socket, head)
  })
  context.readiness.onCutOff(() => {
    phones.sendElsewhere()
    context.realtime.sendElsewhere()
  })
  app.addHook('preClose', async () => {
    phones.close()
    await context.realtime.close()
  })
}
