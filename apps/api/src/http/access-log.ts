import { randomUUID } from 'node:crypto'

import type { FastifyInstance } from 'fastify'

import type { Context } from '../context.ts'

/** A name for a call that tells nothing of it, by which its lines in the log are found. */
export const newCallId = (): string => randomUUID()

/**
 * Notes each answered call: which endpoint by its pattern, and how it went. No address of anybody, nothing that stands
 * in a path or a query, and no header.
 */
export const mountAccessLog = (app: FastifyInstance, { config, log }: Pick<Context, 'config' | 'log'>): void => {
  if (!config.logsCalls) return
  app.addHook('onRequest', async ({ id }, reply) => void reply.header('x-request-id', id))
  app.addHook('onResponse', async ({ id, method, routeOptions }, { statusCode, elapsedTime }) => {
    const route = routeOptions.url ?? 'none'
    log.info('call', { method, route, status: statusCode, ms: Math.round(elapsedTime * 10) / 10, id })
  })
}
