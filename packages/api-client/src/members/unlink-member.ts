import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { Done, Uuid } from '../core/schemas.ts'

/** Takes a member out of the center. What was trained stays; the same e-mail links the member again. */
export const unlinkMember = endpoint({
  method: 'DELETE',
  path: '/api/v2/centers/{branch}/user/{uuid}/unlinked',
  summary: 'Take a member out of the center',
  access: { kind: 'staff', permission: 'user_delete' },
  params: z.object({ branch: Uuid, uuid: Uuid }),
  response: Done,
})
