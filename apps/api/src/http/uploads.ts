import { contract } from '@repo/api-client/contract'
import type { Endpoint } from '@repo/api-client/core/endpoint'
import type { FastifyRequest } from 'fastify'

const UPLOADS: ReadonlySet<string> = new Set(
  Object.values<Endpoint>(contract).flatMap(({ method, path, upload }) =>
    upload === undefined ? [] : [`${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`],
  ),
)

/** Whether a call is of an endpoint that takes a file. */
export const isUpload = ({ method, routeOptions }: Pick<FastifyRequest, 'method' | 'routeOptions'>): boolean =>
  UPLOADS.has(`${method} ${routeOptions.url ?? ''}`)
