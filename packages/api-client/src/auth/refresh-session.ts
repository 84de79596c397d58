import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { sessionFields } from './session.ts'

export const refreshSession = endpoint({
  method: 'POST',
  path: '/api/v2/auth/admin/refresh',
  summary: 'Renew the session token',
  access: { kind: 'staff' },
  response: z.object(sessionFields),
})
