import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

import type { Log } from '../../src/lib/log.ts'
import {
  createEmbeddedRealtime,
  EMBEDDED_KEY_NAME,
  type SharedRealtime,
} from '../../src/realtime/embedded/embedded-realtime.ts'
import type { Limits } from '../../src/realtime/embedded/limits.ts'
import type { Grant, Realtime } from '../../src/realtime/realtime.ts'
import { answerHostedCall } from './hosted-calls.ts'

export const SIGNING_KEY = 'a-signing-key-that-only-tests-know-0123456789'
export const ROOT_KEY = `${EMBEDDED_KEY_NAME}:${SIGNING_KEY}`

export const DISPLAY_GRANT: Grant = {
  clientId: 'display:1',
  capability: { 'branch:a:*': ['subscribe'] },
  ttlMs: 60_000,
}

export const PUBLISHER_GRANT: Grant = {
  clientId: 'publisher:1',
  capability: { 'branch:a:*': ['publish', 'subscribe'] },
  ttlMs: 60_000,
}

export interface RealtimeServer {
  readonly realtime: Realtime
  readonly server: Server
  readonly port: number
  readonly faults: readonly unknown[]
  readonly cut: () => void
  readonly stop: () => Promise<void>
}

export interface RealtimeServerOptions {
  readonly port?: number
  readonly limits?: Partial<Limits>
  readonly signingKey?: string
  readonly authGrant?: Grant
  readonly allowedOrigins?: readonly string[]
  readonly isClientAuthorized?: (clientId: string) => Promise<boolean>
  readonly shared?: SharedRealtime
  readonly onRevoked?: (clientId: string) => Promise<void>
}

const mountCalls = (
  server: Server,
  realtime: Realtime,
  { authGrant = DISPLAY_GRANT, onRevoked = async () => {} }: RealtimeServerOptions,
): void => {
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { url = '/', headers } = request
    if (url.startsWith('/auth')) {
      response.writeHead(200, { 'content-type': 'text/plain' }).end((await realtime.token(authGrant)).token)
      return
    }
    const call = { url, authorization: headers.authorization ?? '', body: Buffer.concat(chunks).toString() }
    const { status, headers: added, body } = await answerHostedCall(realtime, call, { key: ROOT_KEY, onRevoked })
    response.writeHead(status, { 'content-type': 'application/json', ...added }).end(JSON.stringify(body))
  }
  server.on('request', (request, response) => void handle(request, response))
}

export const startRealtimeServer = async (options: RealtimeServerOptions = {}): Promise<RealtimeServer> => {
  const faults: unknown[] = []
  const log: Log = { info: () => {}, warn: () => {}, fault: (error) => faults.push(error) }
  const { signingKey = SIGNING_KEY, limits = {}, allowedOrigins = [] } = options
  const { isClientAuthorized, shared } = options
  const realtime = createEmbeddedRealtime({
    signingKey,
    log,
    limits,
    allowedOrigins,
    ...(isClientAuthorized === undefined ? {} : { isClientAuthorized }),
    ...(shared === undefined ? {} : { shared }),
  })
  const server = createServer()
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await realtime.ready
  mountCalls(server, realtime, options)
  realtime.attach(server)
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve))
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    realtime,
    server,
    port: (server.address() as AddressInfo).port,
    faults,
    cut,
    stop: async () => {
      await realtime.close()
      cut()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
