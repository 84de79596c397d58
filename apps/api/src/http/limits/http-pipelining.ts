import type { Socket } from 'node:net'

import type { FastifyInstance } from 'fastify'

/** Browsers reconnect transparently after this many calls. */
const CALLS_PER_CONNECTION = 256
/** Browsers and proxies don't pipeline; a client that does must stay below this. */
const WAITING_PER_CONNECTION = 16

interface Line {
  latest: Promise<void>
  waiting: number
}

/** Runs the pipelined calls of a connection one at a time, so that it can't starve others. Closes it at the limit. */
export const serializePipelinedRequests = (app: FastifyInstance): void => {
  const lines = new WeakMap<Socket, Line>()
  app.server.maxRequestsPerSocket = CALLS_PER_CONNECTION
  app.addHook('onRequest', async (request, reply) => {
    const { socket, httpVersionMajor } = request.raw
    const { raw: answer } = reply
    if (socket.destroyed) return reply.hijack()
    if (httpVersionMajor > 1) {
      // HTTP/2 limits concurrent streams itself; the address is gone once the client disconnects
      Object.defineProperty(request, 'ip', { value: request.ip })
      return
    }
    const line = lines.get(socket)
    // not settled if the connection is lost, which then has no next call
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
