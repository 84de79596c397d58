import { createHash, timingSafeEqual } from 'node:crypto'

import type { FastifyInstance, FastifyRequest } from 'fastify'

import { isLocal } from '../../http/address-headers.ts'
import type { Context } from '../../lib/context.ts'
import { Refusal } from '../../lib/refusal.ts'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

const shows = (request: FastifyRequest, token: string | null): boolean =>
  token !== null && timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${token}`))

/** Counts every answer, and tells the figures to this machine and to whoever shows the token. */
export const mountMetrics = (app: FastifyInstance, { config, metrics }: Pick<Context, 'config' | 'metrics'>): void => {
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request
    const route = request.routeOptions.url ?? 'none'
    metrics.answered({ method, route, status: reply.statusCode, milliseconds: reply.elapsedTime })
  })
  app.get('/metrics', async (request, reply) => {
    // to anybody else it is a page like any other that is not there
    if (!isLocal(request) && !shows(request, config.metricsToken)) throw new Refusal('not-found')
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.read())
  })
}
