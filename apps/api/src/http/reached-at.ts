import type { FastifyRequest } from 'fastify'

import { originOf } from '../realtime/client-options.ts'

interface ReachedAt {
  readonly host: string
  readonly secure: boolean
}

/** The origin of the page that made a call; browsers name it to us in calls of our own pages. */
const pageOf = (request: Pick<FastifyRequest, 'headers'>): URL | null => {
  const { referer } = request.headers
  return referer !== undefined && URL.canParse(referer) ? new URL(referer) : null
}

/**
 * Where the caller reached this server: at its public address, whatever a proxy makes of host and scheme. A page that
 * says it was opened at the very host of the call was opened there, as one in the gym's own network is.
 */
export const reachedAt = (
  request: Pick<FastifyRequest, 'headers' | 'host' | 'protocol'>,
  publicUrl: string | null,
): ReachedAt => {
  const seen = { host: request.host, secure: request.protocol === 'https' }
  if (publicUrl === null) return seen
  const given = originOf(publicUrl)
  return request.host !== given.host && pageOf(request)?.host === request.host ? seen : given
}
