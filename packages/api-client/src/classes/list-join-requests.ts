import * as z from 'zod/mini'

import { endpoint, type ResponseOf } from '../core/endpoint.ts'
import { Uuid } from '../core/schemas.ts'

/** The phones that wait to go on with somebody's participation in a class. */
export const listJoinRequests = endpoint({
  method: 'GET',
  path: '/api/v2/room/configuration/{uuid}/join-requests',
  summary: 'List the phones that wait for a yes',
  access: { kind: 'staff', permission: 'rookremote_edit', feature: 'realtime', operated: true },
  params: z.object({ uuid: Uuid }),
  response: z.object({
    data: z.array(z.object({ uuid: z.string(), user_uuid: z.string(), pseudonym: z.string(), asked_at: z.string() })),
  }),
})

export interface JoinRequest {
  readonly uuid: string
  readonly pseudonym: string
}

/** Our shape of the list. */
export const joinRequestsOf = (wire: ResponseOf<typeof listJoinRequests>): readonly JoinRequest[] =>
  wire.data.map(({ uuid, pseudonym }) => ({ uuid, pseudonym }))
