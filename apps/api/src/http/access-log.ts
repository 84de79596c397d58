import { randomUUID } from 'node:crypto'

import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { Context } from '../lib/context.ts'
import { isDiskFull, isKnownDiskFault } from '../lib/outage.ts'
import { Refusal } from '../lib/refusal.ts'

/** A name for a call that tells nothing of it, by which its lines in the log are found. */
export const newCallId = (): string => randomUUID()

/** Input that no screen of ours sends, or too much of it: who looks for a way in is seen by these. */
const SUSPICIOUS: ReadonlySet<number> = new Set([400, 405, 413, 414, 415, 422, 429, 431])

/**
 * Notes each answered call where that is asked for, and else those whose input was refused or that were slowed down:
 * which endpoint by its pattern, and how it went. No address of anybody, nothing that stands in a path or a query, and
 * no header.
 */
export const mountAccessLog = (app: FastifyInstance, { config, log }: Pick<Context, 'config' | 'log'>): void => {
  const { logsCalls } = config
  if (logsCalls) app.addHook('onRequest', async ({ id }, reply) => void reply.header('x-request-id', id))
  app.addHook('onResponse', async ({ id, method, routeOptions }, { statusCode, elapsedTime }) => {
    if (!logsCalls && !SUSPICIOUS.has(statusCode)) return
    const route = routeOptions.url ?? 'none'
    log.info('call', { method, route, status: statusCode, ms: Math.round(elapsedTime * 10) / 10, id })
  })
}

/** Which disk is full: the embedded database's, or that of its PostgreSQL server. */
const diskOf = ({ databaseUrl, dataDirectory }: Context['config']): string =>
  databaseUrl === null ? dataDirectory : `the PostgreSQL server ${new URL(databaseUrl).host}`

/** Logs what a call threw, unless that is a refusal: those are answers, even when they say that this is the wrong moment. */
export const logFault = (
  { config, log }: Pick<Context, 'config' | 'log'>,
  error: unknown,
  request: FastifyRequest,
): void => {
  if (error instanceof Refusal || isKnownDiskFault(error)) return
  if (isDiskFull(error)) log.warn('database-disk-full', { disk: diskOf(config), id: request.id })
  log.fault(error, request.routeOptions.url ?? 'unknown', request.id)
}
