import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'

/** Whether the server and its database answer. */
export const showHealth = endpoint({
  method: 'GET',
  path: '/healthz',
  summary: 'Health of the server',
  access: { kind: 'public' },
  response: z.object({ status: z.literal('ok'), version: z.string() }),
  errors: { 503: ['unavailable'] },
})
