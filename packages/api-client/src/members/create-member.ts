import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { renamed } from '../core/renamed.ts'
import { Email } from '../core/schemas.ts'

/**
 * The first of three calls that create a member; information and variables follow. Somebody who was unlinked before is
 * linked again and keeps the past.
 */
export const createMember = keyed(
  endpoint({
    method: 'POST',
    path: '/api/v2/users',
    summary: 'Create a member by e-mail',
    access: { kind: 'staff', permission: 'user_create' },
    body: z.object({ email: Email }),
    response: renamed(z.object({ user_uuid: z.string() }), { user_uuid: 'uuid' }),
    status: 201,
    errors: { 409: ['member-already-linked'] },
  }),
)
