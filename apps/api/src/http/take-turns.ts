import type { Socket } from 'node:net'

import type { FastifyInstance } from 'fastify'

/** A browser opens a new connection after so many calls, and notices nothing. */
const CALLS_PER_CONNECTION = 256

/**
 * Answers the calls of one connection one after the other. Whoever sends a thousand without waiting for an answer
 * waits for them itself; everybody else's come in between.
 */
export const takeTurns = (app: FastifyInstance): void => {
  const latest = new WeakMap<Socket, Promise<void>>()
  app.server.maxRequestsPerSocket = CALLS_PER_CONNECTION
  app.addHook('onRequest', async ({ raw: { socket } }, { raw: answer }) => {
    const before = latest.get(socket)
    // a connection that is lost before its answer is finished has no next call to wait for it
    latest.set(socket, new Promise((resolve) => answer.once('finish', resolve)))
    if (before === undefined) return
    socket.pause()
    await before
    socket.resume()
  })
}
