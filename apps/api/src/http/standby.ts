import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createSecureServer } from 'node:https'

import type { Config } from '../config.ts'
import { guardSocket, sayAndClose } from './raw-socket.ts'
import { readTlsPair } from './tls.ts'

const RETRY_AFTER_S = 2

/** Answers for a server that waits for its turn: everybody is asked to come back, and health says why. */
export const startStandby = async (config: Pick<Config, 'port' | 'host' | 'tls'>): Promise<() => Promise<void>> => {
  const body = JSON.stringify({ code: 'unavailable', status: 'standby', message: 'Another server is serving.' })
  const answer: RequestListener = (_, response) => {
    response.writeHead(503, {
      'content-type': 'application/json; charset=utf-8',
      'retry-after': String(RETRY_AFTER_S),
      'cache-control': 'no-store',
      connection: 'close',
    })
    response.end(body)
  }
  const server = config.tls === null ? createServer(answer) : createSecureServer(readTlsPair(config.tls), answer)
  server.on('upgrade', (_, socket) => {
    // one that has left HTTP is closed by nobody else, and would keep the port from the server that takes over
    guardSocket(socket)
    sayAndClose(socket, ['HTTP/1.1 503 Service Unavailable', `retry-after: ${RETRY_AFTER_S}`, 'connection: close'])
  })
  server.listen(config.port, config.host)
  await once(server, 'listening')
  return async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
}
