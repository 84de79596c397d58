import { createHash, timingSafeEqual } from 'node:crypto'

import type { FastifyInstance, FastifyRequest } from 'fastify'

import { isLocal } from '../../http/address-headers.ts'
import type { Context } from '../../lib/context.ts'
import { Refusal } from '../../lib/refusal.ts'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

const shows = (request: FastifyRequest, token: string | null): boolean =>
  token !== null && timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${token}`))

/** Serves metrics only to this machine and to callers with the token. */
export const mountMetrics = (app: FastifyInstance, { config, metrics }: Pick<Context, 'config' | 'metrics'>): void => {
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request
    const route = request.routeOptions.url ?? 'none'
    metrics.answered({ method, route, status: reply.statusCode, milliseconds: reply.elapsedTime })
  })
  app.get('/metrics', async (request, reply) => {
    // other callers can't detect that the page exists
    if (!isLocal(request) && !shows(request, config.metricsToken)) throw new Refusal('not-found')
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.read())
  })
}
