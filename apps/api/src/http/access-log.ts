import { randomUUID } from 'node:crypto'

import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { Context } from '../lib/context.ts'
import { isDiskFull, isKnownDiskFault } from '../lib/outage.ts'
import { Refusal } from '../lib/refusal.ts'

export const newCallId = (): string => randomUUID()

/** Statuses that suggest probing: no page of ours sends such input. */
const SUSPICIOUS: ReadonlySet<number> = new Set([400, 405, 413, 414, 415, 422, 429, 431])

/** Logs no address, path, query, or header, because they could identify a person. */
export const mountAccessLog = (app: FastifyInstance, { config, log }: Pick<Context, 'config' | 'log'>): void => {
  const { logsCalls } = config
  if (logsCalls) app.addHook('onRequest', async ({ id }, reply) => void reply.header('x-request-id', id))
  app.addHook('onResponse', async ({ id, method, routeOptions }, { statusCode, elapsedTime }) => {
    if (!logsCalls && !SUSPICIOUS.has(statusCode)) return
    const route = routeOptions.url ?? 'none'
    log.info('call', { method, route, status: statusCode, ms: Math.round(elapsedTime * 10) / 10, id })
  })
}

const diskOf = ({ databaseUrl, dataDirectory }: Context['config']): string =>
  databaseUrl === null ? dataDirectory : `the PostgreSQL server ${new URL(databaseUrl).host}`

/** Refusals are answers, even those with a 5xx status, so they aren't logged. */
export const logFault = (
  { config, log }: Pick<Context, 'config' | 'log'>,
  error: unknown,
  request: FastifyRequest,
): void => {
  if (error instanceof Refusal || isKnownDiskFault(error)) return
  if (isDiskFull(error)) log.warn('database-disk-full', { disk: diskOf(config), id: request.id })
  log.fault(error, request.routeOptions.url ?? 'unknown', request.id)
}
