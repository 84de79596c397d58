import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { sessionFields } from './session.ts'

/** Exchanges a living session's token for a new one; the old token ends soon after the new one is first shown. */
export const refreshSession = endpoint({
  method: 'POST',
  path: '/api/v2/auth/admin/refresh',
  summary: 'Renew the session token',
  access: { kind: 'staff' },
  response: z.object(sessionFields),
})
