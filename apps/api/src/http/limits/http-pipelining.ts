import type { Socket } from 'node:net'

import type { FastifyInstance } from 'fastify'

/** A browser opens a new connection after so many calls, and notices nothing. */
const CALLS_PER_CONNECTION = 256
/** Browsers and proxies send one call and wait for its answer; a program that sends ahead stays below this. */
const WAITING_PER_CONNECTION = 16

interface Line {
  /** The answer of the one that came last. */
  latest: Promise<void>
  waiting: number
}

/**
 * Answers the calls of one connection one after the other. Whoever sends several without waiting for an answer waits
 * for them itself; everybody else's come in between. Who sends many is cut off: each costs as much as an honest one.
 */
export const serializePipelinedRequests = (app: FastifyInstance): void => {
  const lines = new WeakMap<Socket, Line>()
  app.server.maxRequestsPerSocket = CALLS_PER_CONNECTION
  app.addHook('onRequest', async (request, reply) => {
    const { socket, httpVersionMajor } = request.raw
    const { raw: answer } = reply
    if (socket.destroyed) return reply.hijack()
    if (httpVersionMajor > 1) {
      // it has said how many it takes at once; who hangs up meanwhile takes the address along
      Object.defineProperty(request, 'ip', { value: request.ip })
      return
    }
    const line = lines.get(socket)
    // a connection that is lost before its answer is finished has no next call to wait for it
    const latest = new Promise<void>((resolve) => answer.once('finish', resolve))
    if (line === undefined) {
      lines.set(socket, { latest, waiting: 0 })
      return
    }
    const before = line.latest
    line.latest = latest
    line.waiting += 1
    if (line.waiting > WAITING_PER_CONNECTION) {
      socket.destroy()
      return reply.hijack()
    }
    socket.pause()
    await before
    line.waiting -= 1
    socket.resume()
  })
}
