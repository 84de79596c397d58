import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { ofCenter } from '../core/schemas.ts'
import { RequestsCodec } from './answered.ts'

/**
 * Makes members of those who ask, and mails each the code to join classes with. Whoever somebody else has answered
 * meanwhile is in neither list. `conflicts` go on waiting: a member has their e-mail or pseudonym already. Where nobody
 * else is left to accept, that is a refusal.
 */
export const acceptRequests = keyed(
  endpoint({
    method: 'POST',
    path: '/api/v2/centers/{branch}/requests',
    summary: 'Accept those who ask to become members',
    access: { kind: 'staff', permission: 'user_create' },
    params: ofCenter,
    body: RequestsCodec,
    response: z.object({ accepted: z.array(z.string()), conflicts: z.array(z.string()) }),
    errors: { 409: ['member-already-linked', 'pseudonym-taken'] },
  }),
)
