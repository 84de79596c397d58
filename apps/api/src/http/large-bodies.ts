import { contract } from '@repo/api-client/contract'
import type { Endpoint } from '@repo/api-client/core/endpoint'
import type { FastifyRequest } from 'fastify'

const LARGE: ReadonlySet<string> = new Set(
  Object.values<Endpoint>(contract).flatMap(({ method, path, upload, bodyBytes }) =>
    upload === undefined && bodyBytes === undefined ? [] : [`${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`],
  ),
)

/** Whether a call may take long to send over a bad line: its endpoint takes a file or a large body. */
export const mayTakeLong = ({ method, routeOptions }: Pick<FastifyRequest, 'method' | 'routeOptions'>): boolean =>
  LARGE.has(`${method} ${routeOptions.url ?? ''}`)
