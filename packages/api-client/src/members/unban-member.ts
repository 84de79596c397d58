import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { renamed } from '../core/renamed.ts'
import { Done, Uuid } from '../core/schemas.ts'

/** Lets a member who was removed from rooms join them again. */
export const unbanMember = endpoint({
  method: 'DELETE',
  path: '/api/v2/room/banned',
  summary: 'Let a removed member join again',
  access: { kind: 'staff', permission: 'rookremote_edit' },
  body: renamed(z.object({ user_uuid: Uuid }), { user_uuid: 'uuid' }),
  response: Done,
})
