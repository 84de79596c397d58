import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { renamed } from '../core/renamed.ts'
import { Done, Uuid } from '../core/schemas.ts'

/** Takes a removal back: lifts the ban that came with it and gives the participant a spot again. */
export const readmitParticipant = endpoint({
  method: 'PUT',
  path: '/api/v2/room/configuration/{uuid}/participant',
  summary: 'Let a removed participant back in',
  access: { kind: 'staff', permission: 'rookremote_edit', feature: 'realtime', operated: true },
  params: z.object({ uuid: Uuid }),
  body: renamed(z.object({ user_uuid: Uuid }), { user_uuid: 'userUuid' }),
  response: Done,
  errors: { 404: ['participant-unknown'], 409: ['class-over', 'class-full'] },
})
