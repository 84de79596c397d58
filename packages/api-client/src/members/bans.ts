import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { renamed } from '../core/renamed.ts'
import { Done, Uuid } from '../core/schemas.ts'

export const unbanMember = endpoint({
  method: 'DELETE',
  path: '/api/v2/room/banned',
  summary: 'Let a removed member join again',
  access: { kind: 'staff', permission: 'rookremote_edit' },
  body: renamed(z.object({ user_uuid: Uuid }), { user_uuid: 'uuid' }),
  response: Done,
})

export const restoreBans = keyed(
  endpoint({
    method: 'POST',
    path: '/api/v2/room/banned/restore',
    summary: 'Take the lifting of bans back',
    access: { kind: 'staff', permission: 'rookremote_edit' },
    body: renamed(z.object({ user_uuid: Uuid }), { user_uuid: 'uuid' }),
    response: Done,
  }),
)
