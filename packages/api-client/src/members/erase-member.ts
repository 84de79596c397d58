import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { Done, Uuid } from '../core/schemas.ts'

/**
 * Erases a member for good. Trainings stay without a name, so that the center's statistics remain right; nothing else
 * does.
 */
export const eraseMember = endpoint({
  method: 'DELETE',
  path: '/api/v2/users/{uuid}/data',
  summary: "Erase a member's data",
  access: { kind: 'staff', permission: 'user_delete' },
  params: z.object({ uuid: Uuid }),
  response: Done,
  errors: { 409: ['member-in-class'] },
})
