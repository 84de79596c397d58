import type { Server } from 'node:http'
import { constants, type ServerHttp2Stream } from 'node:http2'

import type { FastifyHttpOptions } from 'fastify'

import type { TlsPair } from './tls.ts'

/** No more than somebody gets by HTTP/1.1 who sends ahead on one connection. */
const CALLS_AT_ONCE = 16
/** A connection on which nothing is said goes, like one of HTTP/1.1 that is kept for the next call. */
const IDLE_MS = 60_000

/**
 * With TLS, browsers get everything over one connection. Sockets, and whoever knows only HTTP/1.1, have that. Typed as a
 * server of HTTP/1.1: the kinds differ in nothing that a handler sees.
 */
export const secureOptions = (pair: TlsPair): FastifyHttpOptions<Server> => {
  const https = { ...pair, allowHTTP1: true, settings: { maxConcurrentStreams: CALLS_AT_ONCE } }
  return { http2: true, http2SessionTimeout: IDLE_MS, https } as object
}

/** Ends a call over HTTP/2 that never finishes sending itself; a server bounds only those of HTTP/1.1 by itself. */
export const limitStreams = (server: Server, withinMs: number): void => {
  server.on('stream', (stream: ServerHttp2Stream) => {
    const late = setTimeout(() => stream.close(constants.NGHTTP2_CANCEL), withinMs)
    for (const event of ['end', 'close']) stream.once(event, () => clearTimeout(late))
  })
}
