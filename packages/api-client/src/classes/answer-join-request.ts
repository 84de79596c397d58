import { REQUEST_ANSWERS } from '@repo/domain/classes/second-phone'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { Done, Uuid } from '../core/schemas.ts'

/** The coach says whether a second phone may go on with a member's participation. */
export const answerJoinRequest = endpoint({
  method: 'PUT',
  path: '/api/v2/room/configuration/{uuid}/join-request',
  summary: 'Let a second phone go on, or not',
  access: { kind: 'staff', permission: 'rookremote_edit', feature: 'realtime', operated: true },
  params: z.object({ uuid: Uuid }),
  body: z.object({ request: Uuid, answer: z.enum(REQUEST_ANSWERS) }),
  response: Done,
  errors: { 404: ['join-request-unknown'] },
})
