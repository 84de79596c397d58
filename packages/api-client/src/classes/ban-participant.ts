import { BAN_TYPES } from '@repo/domain/ban'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { renamed } from '../core/renamed.ts'
import { Done, Uuid } from '../core/schemas.ts'

/** Removes a participant from the class: for 24 hours, or for good from the room. */
export const banParticipant = endpoint({
  method: 'DELETE',
  path: '/api/v2/room/configuration/{uuid}',
  summary: 'Remove a participant',
  access: { kind: 'staff', permission: 'rookremote_edit', feature: 'realtime', operated: true },
  params: z.object({ uuid: Uuid }),
  body: renamed(z.object({ user_uuid: Uuid, type_banned: z.enum(BAN_TYPES) }), {
    user_uuid: 'userUuid',
    type_banned: 'type',
  }),
  response: Done,
  errors: { 404: ['participant-unknown'] },
})
