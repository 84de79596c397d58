import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { renamed } from '../core/renamed.ts'

/** A short-lived token that may subscribe to the branch's class channels and to nothing else. */
export const createRealtimeToken = endpoint({
  method: 'POST',
  path: '/api/v2/realtime/token',
  summary: 'A token for the realtime service',
  access: { kind: 'staff', permission: 'rookremote_show', display: true },
  response: renamed(z.object({ token: z.string(), expires_at: z.number() }), { expires_at: 'expiresAt' }),
})
