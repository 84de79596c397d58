import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { Done, Uuid } from '../core/schemas.ts'

/** Takes somebody off the staff and signs them out everywhere; what they did stays, without their name. */
export const deleteAdmin = endpoint({
  method: 'DELETE',
  path: '/api/v2/admin/user/{uuid}',
  summary: 'Take somebody off the staff',
  access: { kind: 'staff', permission: 'user_delete' },
  params: z.object({ uuid: Uuid }),
  response: Done,
  errors: { 409: ['own-account', 'last-administrator'] },
})
