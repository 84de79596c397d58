import type { IncomingMessage, ServerResponse } from 'node:http'
import { constants, type Http2ServerRequest } from 'node:http2'
import { Socket } from 'node:net'

import { contract } from '@repo/api-client/contract'
import type { Endpoint } from '@repo/api-client/core/endpoint'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const LARGE: ReadonlySet<string> = new Set(
  Object.values<Endpoint>(contract).flatMap(({ method, path, upload, bodyBytes }) =>
    upload === undefined && bodyBytes === undefined ? [] : [`${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`],
  ),
)

export const mayTakeLong = ({ method, routeOptions }: Pick<FastifyRequest, 'method' | 'routeOptions'>): boolean =>
  LARGE.has(`${method} ${routeOptions.url ?? ''}`)

interface BodyLimits {
  readonly withinMs: number
  /** How long to read the rest of a refused body, so that the caller can still receive the response. */
  readonly restWithinMs: number
  readonly mayBeLong: (request: FastifyRequest) => boolean
  readonly refuse: (error: Error & { readonly code?: string }, socket: Socket) => void
}

const isHttp1 = ({ httpVersionMajor }: IncomingMessage): boolean => httpVersionMajor === 1

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'

export const limitBodies = (app: FastifyInstance, limits: BodyLimits): void => {
  const late = new WeakMap<ServerResponse, NodeJS.Timeout>()
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request
    if (!isHttp1(raw) || !hasBody(raw) || limits.mayBeLong(request)) return
    const timer = setTimeout(() => {
      const error = Object.assign(new Error('the body took too long'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
      if (!raw.complete) limits.refuse(error, raw.socket)
    }, limits.withinMs)
    late.set(reply.raw, timer)
    raw.once('end', () => clearTimeout(timer))
    raw.once('close', () => clearTimeout(timer))
  })
  app.addHook('onResponse', async (request, reply) => {
    clearTimeout(late.get(reply.raw))
    const { raw } = request
    raw.unpipe()
    // unread data would block the next call on this connection
    raw.resume()
    if (raw.complete) return
    const { socket } = raw
    if (!isHttp1(raw)) (raw as unknown as Http2ServerRequest).stream.close(constants.NGHTTP2_NO_ERROR)
    else if (socket instanceof Socket) setTimeout(() => raw.complete || socket.destroy(), limits.restWithinMs).unref()
  })
}
