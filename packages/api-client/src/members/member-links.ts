import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { Done, Uuid } from '../core/schemas.ts'
import { MembersCodec } from './save-member.ts'

export const unlinkMember = endpoint({
  method: 'DELETE',
  path: '/api/v2/centers/{branch}/user/{uuid}/unlinked',
  summary: 'Remove a member from the center',
  access: { kind: 'staff', permission: 'user_delete' },
  params: z.object({ branch: Uuid, uuid: Uuid }),
  response: Done,
})

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

export const relinkMembers = keyed(
  endpoint({
    method: 'POST',
    path: '/api/v2/centers/{branch}/users/linked',
    summary: 'Restore members who were just removed',
    access: { kind: 'staff', permission: 'user_delete' },
    params: z.object({ branch: Uuid }),
    body: MembersCodec,
    response: z.object({ linked: z.array(z.string()) }),
  }),
)
