import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'

/** Whether the server runs; one that does not answer is to be started anew. */
export const showHealth = endpoint({
  method: 'GET',
  path: '/healthz',
  summary: 'Whether the server runs',
  access: { kind: 'public' },
  response: z.object({ status: z.enum(['ok', 'standby']), version: z.string() }),
  errors: { 503: ['unavailable'] },
})

/** Whether calls may be sent to this server: its database answers, and it is not about to stop. */
export const showReadiness = endpoint({
  method: 'GET',
  path: '/readyz',
  summary: 'Whether the server takes calls',
  access: { kind: 'public' },
  response: z.object({ status: z.literal('ready') }),
  errors: { 503: ['unavailable', 'draining', 'storage-full'] },
})
