import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'

import { WebSocketServer, type WebSocket } from 'ws'

import { Connection, MAX_FRAME_BYTES, MAX_IDLE_MS } from './connection.ts'
import { Hub } from './hub.ts'
import { EMBEDDED_KEY_NAME, parseKey, type RealtimeKey } from './key.ts'
import { ACTION, encodeFrame, wireMessage, type Format } from './protocol.ts'
import type { Realtime } from './realtime.ts'
import { handleRest } from './rest.ts'
import { mintToken, readToken, type TokenClaims, type TokenFault } from './token.ts'

export interface EmbeddedOptions {
  readonly signingKey: string
  /** Where browsers reach this server, when that is not what the Host header says. */
  readonly publicUrl: string | null
}

const MAX_CONNECTIONS = 20_000
const RESUME_MS = 120_000

const hostOf = (url: string | undefined): string | null => {
  try {
    return url === undefined ? null : new URL(url).host
  } catch {
    return null
  }
}

/** A page may connect when it came from this very host; programs send no origin. */
const isAllowedOrigin = (request: IncomingMessage, publicUrl: string | null): boolean => {
  const { origin, host } = request.headers
  if (origin === undefined) return true
  const from = hostOf(origin)
  return from !== null && (from === host || from === hostOf(publicUrl ?? undefined))
}

const claimsOf = (query: URLSearchParams, key: RealtimeKey): TokenClaims | TokenFault => {
  const given = parseKey(query.get('key') ?? '')
  if (given !== null) {
    const isOurs = given.name === key.name && given.secret === key.secret
    return isOurs
      ? { clientId: query.get('clientId') ?? '', capability: { '*': ['subscribe', 'publish'] }, expiresAt: Date.now() + 86_400_000 }
      : 'forged'
  }
  return readToken(key, query.get('access_token') ?? query.get('accessToken') ?? '', Date.now())
}

/** The Ably-compatible endpoint in this process. */
export const createEmbeddedRealtime = ({ signingKey, publicUrl }: EmbeddedOptions): Realtime => {
  const key: RealtimeKey = { name: EMBEDDED_KEY_NAME, secret: signingKey }
  const hub = new Hub()
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES * 2, perMessageDeflate: false })
  const connections = new Set<Connection>()
  const resumable = new Map<string, { id: string; until: number }>()
  const read = (token: string) => readToken(key, token, Date.now())

  const heart = setInterval(() => {
    const now = Date.now()
    for (const connection of connections) connection.beat(now)
    for (const [resumeKey, { until }] of resumable) if (until < now) resumable.delete(resumeKey)
  }, MAX_IDLE_MS / 3)
  heart.unref()

  const identityOf = (query: URLSearchParams): { id: string; key: string } => {
    const resumeKey = query.get('resume') ?? ''
    const known = resumable.get(resumeKey)
    return known === undefined ? { id: randomUUID(), key: randomUUID() } : { id: known.id, key: resumeKey }
  }

  const refuse = (socket: WebSocket, format: Format, code: number, statusCode: number, message: string): void => {
    // a browser cannot read the status of a refused upgrade, so the refusal is a frame
    socket.send(encodeFrame({ action: ACTION.error, error: { code, statusCode, message } }, format), {
      binary: format === 'msgpack',
    })
    socket.close(1008)
  }

  const accept = (socket: WebSocket, query: URLSearchParams): void => {
    const format: Format = query.get('format') === 'msgpack' ? 'msgpack' : 'json'
    const claims = claimsOf(query, key)
    if (connections.size >= MAX_CONNECTIONS) refuse(socket, format, 42_910, 429, 'Too many connections')
    else if (claims === 'expired') refuse(socket, format, 40_142, 401, 'Token expired')
    else if (claims === 'forged') refuse(socket, format, 40_140, 401, 'Token not valid')
    else {
      const identity = identityOf(query)
      const connection = new Connection(socket, claims, {
        ...identity,
        format,
        hub,
        wantsHeartbeats: query.get('heartbeats') !== 'false',
        readToken: read,
      })
      connections.add(connection)
      socket.on('close', () => {
        connections.delete(connection)
        resumable.set(identity.key, { id: identity.id, until: Date.now() + RESUME_MS })
      })
    }
  }

  const handleUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    if (!isAllowedOrigin(request, publicUrl)) {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n')
      return
    }
    const url = new URL(request.url ?? '/', 'http://localhost')
    sockets.handleUpgrade(request, socket, head, (opened) => {
      if (url.pathname === '/ws-up') opened.close(1000)
      else accept(opened, url.searchParams)
    })
  }

  return {
    publish: async (channel, event, data) => {
      hub.publish(channel, [wireMessage(event, data)], 'server')
    },
    token: async (grant) => mintToken(key, grant, Date.now()),
    clientOptions: () => ({ embedded: true }),
    handlesUpgrade: (url) => /^\/(?:ws-up)?\?/.test(url) || url === '/ws-up',
    handleUpgrade,
    handleRest: async (request) => handleRest(hub, key, request),
    stats: () => ({ connections: connections.size, channels: hub.channelCount }),
    close: async () => {
      clearInterval(heart)
      for (const connection of connections) connection.shutDown()
      sockets.close()
    },
  }
}
