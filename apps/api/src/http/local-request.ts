import type { FastifyRequest } from 'fastify'

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
/** A page of somebody else's whose name resolves to this machine has another one in its address. */
const OWN_NAME = /^(?:(?:[\w-]+\.)?localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i

/** Asked by a browser on this machine, and not through a proxy on it. */
export const isLocal = (request: Pick<FastifyRequest, 'socket' | 'headers'>): boolean =>
  LOOPBACK.test(request.socket.remoteAddress ?? '') &&
  OWN_NAME.test(request.headers.host ?? String(request.headers[':authority'] ?? '')) &&
  ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'].every((name) => request.headers[name] === undefined)
