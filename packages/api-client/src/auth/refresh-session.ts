import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { sessionFields } from './session.ts'

/** The old token expires shortly after the new one is first used. */
export const refreshSession = endpoint({
  method: 'POST',
  path: '/api/v2/auth/admin/refresh',
  summary: 'Renew the session token',
  access: { kind: 'staff' },
  response: z.object(sessionFields),
})
