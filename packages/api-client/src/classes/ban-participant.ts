import { BAN_TYPES } from '@repo/domain/ban'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { renamed } from '../core/renamed.ts'
import { Done, Uuid } from '../core/schemas.ts'

const BanType = z.codec(z.enum(['this_class', 'permanent']), z.enum(BAN_TYPES), {
  decode: (wire) => (wire === 'this_class' ? 'this-class' : wire),
  encode: (type) => (type === 'this-class' ? 'this_class' : type),
})

/** Removes a participant from the class: for 24 hours, or for good from the room. */
export const banParticipant = endpoint({
  method: 'DELETE',
  path: '/api/v2/room/configuration/{uuid}',
  summary: 'Remove a participant',
  access: { kind: 'staff', permission: 'rookremote_edit', feature: 'realtime', operated: true },
  params: z.object({ uuid: Uuid }),
  body: renamed(z.object({ user_uuid: Uuid, type_banned: BanType }), {
    user_uuid: 'userUuid',
    type_banned: 'type',
  }),
  response: Done,
  errors: { 404: ['participant-unknown'] },
})
