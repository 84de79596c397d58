import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'

/** The branch's paired walls. */
export const listDisplays = endpoint({
  method: 'GET',
  path: '/api/v2/displays',
  summary: 'List the paired walls',
  access: { kind: 'staff', permission: 'rookremote_show', feature: 'realtime' },
  response: z.object({
    data: z.array(z.object({ uuid: z.string(), name: z.string(), last_seen_at: z.nullable(z.string()) })),
  }),
})
