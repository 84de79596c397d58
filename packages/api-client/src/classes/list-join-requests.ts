import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { inData, renamed } from '../core/renamed.ts'
import { Moment, Uuid } from '../core/schemas.ts'

const JoinRequestWire = z.object({
  uuid: z.string(),
  user_uuid: z.string(),
  pseudonym: z.string(),
  asked_at: Moment,
})

/** The phones that wait to go on with somebody's participation in a class. */
export const listJoinRequests = endpoint({
  method: 'GET',
  path: '/api/v2/room/configuration/{uuid}/join-requests',
  summary: 'List the phones that wait for a yes',
  access: { kind: 'staff', permission: 'rookremote_edit', feature: 'realtime', operated: true },
  params: z.object({ uuid: Uuid }),
  response: inData(renamed(JoinRequestWire, { user_uuid: 'userUuid', asked_at: 'askedAt' })),
})
