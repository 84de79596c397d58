import type { FastifyRequest } from 'fastify'

import type { Context } from '../app/context.ts'
import { isDiskFull, isKnownDiskFault } from './errors/outage.ts'
import { Refusal } from './errors/refusal.ts'

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
