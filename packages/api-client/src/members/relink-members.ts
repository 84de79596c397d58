import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { Uuid } from '../core/schemas.ts'
import { MembersCodec } from './members-body.ts'

/** Brings members back who were taken out in the last minutes; whoever was is among the `linked`. */
export const relinkMembers = keyed(
  endpoint({
    method: 'POST',
    path: '/api/v2/centers/{branch}/users/linked',
    summary: 'Bring members back who were just taken out',
    access: { kind: 'staff', permission: 'user_delete' },
    params: z.object({ branch: Uuid }),
    body: MembersCodec,
    response: z.object({ linked: z.array(z.string()) }),
  }),
)
