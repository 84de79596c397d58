import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'

/** A server that doesn't respond should be restarted. */
export const showHealth = endpoint({
  method: 'GET',
  path: '/healthz',
  summary: 'Whether the server runs',
  access: { kind: 'public' },
  response: z.object({ status: z.enum(['ok', 'standby']), version: z.string() }),
  errors: { 503: ['unavailable'] },
})

export const showReadiness = endpoint({
  method: 'GET',
  path: '/readyz',
  summary: 'Whether the server takes calls',
  access: { kind: 'public' },
  response: z.object({ status: z.literal('ready') }),
  errors: { 503: ['unavailable', 'draining', 'storage-full'] },
})
