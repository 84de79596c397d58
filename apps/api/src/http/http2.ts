import type { Server } from 'node:http'
import { constants, type ServerHttp2Stream } from 'node:http2'

import type { FastifyHttpOptions } from 'fastify'

import type { TlsPair } from './tls.ts'

/** Same limit as HTTP/1.1 pipelining on one connection. */
const CALLS_AT_ONCE = 16
/** Same idle time-out as HTTP/1.1 keep-alive. */
const IDLE_MS = 60_000

/** WebSockets and older clients still use HTTP/1.1. Typed as an HTTP/1.1 server because handlers see no difference. */
export const secureOptions = (pair: TlsPair): FastifyHttpOptions<Server> => {
  const https = { ...pair, allowHTTP1: true, settings: { maxConcurrentStreams: CALLS_AT_ONCE } }
  return { http2: true, http2SessionTimeout: IDLE_MS, https } as object
}

/** Ends slow HTTP/2 requests: Node's request time-out covers HTTP/1.1 only. */
export const limitStreams = (server: Server, withinMs: number): void => {
  server.on('stream', (stream: ServerHttp2Stream) => {
    const late = setTimeout(() => stream.close(constants.NGHTTP2_CANCEL), withinMs)
    for (const event of ['end', 'close']) stream.once(event, () => clearTimeout(late))
  })
}
