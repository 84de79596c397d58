import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createSecureServer } from 'node:https'

import { VERSION } from '@repo/domain/core/version'

import { readTlsPair } from '../http/tls.ts'
import type { Config } from '../lib/config.ts'
import { handleSocketErrors, rejectUpgrade } from '../lib/sockets.ts'

const RETRY_AFTER_S = 2

/** Answers health checks and asks clients to retry. */
export const startStandby = async (config: Pick<Config, 'port' | 'host' | 'tls'>): Promise<() => Promise<void>> => {
  const body = JSON.stringify({ code: 'unavailable', status: 'standby', message: 'Another server is serving.' })
  const health = JSON.stringify({ status: 'standby', version: VERSION })
  const answer: RequestListener = ({ url }, response) => {
    const isHealth = url === '/healthz'
    response.writeHead(isHealth ? 200 : 503, {
      'content-type': 'application/json; charset=utf-8',
      ...(isHealth ? {} : { 'retry-after': String(RETRY_AFTER_S) }),
      'cache-control': 'no-store',
      connection: 'close',
    })
    response.end(isHealth ? health : body)
  }
  const server = config.tls === null ? createServer(answer) : createSecureServer(readTlsPair(config.tls), answer)
  server.on('upgrade', (_, socket) => {
    // an upgraded socket isn't closed with the server, and would keep the port
    handleSocketErrors(socket)
    rejectUpgrade(socket, ['HTTP/1.1 503 Service Unavailable', `retry-after: ${RETRY_AFTER_S}`, 'connection: close'])
  })
  server.listen(config.port, config.host)
  await once(server, 'listening')
  return async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
}
