import { REMOVALS, type Removal } from '@repo/domain/people/ban'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { renamed } from '../core/renamed.ts'
import { Done, Uuid } from '../core/schemas.ts'

/** Our addition: `none` lets somebody out without a ban. */
const WIRE_REMOVALS = { 'let-out': 'none', 'this-class': 'this_class', permanent: 'permanent' } as const

const RemovalCodec = z.codec(z.enum(['none', 'this_class', 'permanent']), z.enum(REMOVALS), {
  decode: (wire) => REMOVALS.find((removal) => WIRE_REMOVALS[removal] === wire) ?? ('let-out' satisfies Removal),
  encode: (removal) => WIRE_REMOVALS[removal],
})

/** Removes a participant from the class: without a ban, for 24 hours, or for good from the room. */
export const banParticipant = endpoint({
  method: 'DELETE',
  path: '/api/v2/room/configuration/{uuid}',
  summary: 'Remove a participant',
  access: { kind: 'staff', permission: 'rookremote_edit', feature: 'realtime', operated: true },
  params: z.object({ uuid: Uuid }),
  body: renamed(z.object({ user_uuid: Uuid, type_banned: RemovalCodec }), {
    user_uuid: 'userUuid',
    type_banned: 'type',
  }),
  response: Done,
  errors: { 404: ['participant-unknown'] },
})
