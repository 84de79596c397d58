import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { Uuid } from '../core/schemas.ts'
import { MembersCodec } from './members-body.ts'

/** Takes several members out at once; those already out are not counted. */
export const unlinkMembers = keyed(
  endpoint({
    method: 'POST',
    path: '/api/v2/centers/{branch}/users/unlinked',
    summary: 'Take members out of the center',
    access: { kind: 'staff', permission: 'user_delete' },
    params: z.object({ branch: Uuid }),
    body: MembersCodec,
    response: z.object({ unlinked: z.int() }),
  }),
)
