import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { Done, Uuid } from '../core/schemas.ts'

/** Stops a running class (its trainings are stored) or resets a stopped one (the room becomes idle). */
export const changeClassState = endpoint({
  method: 'PUT',
  path: '/api/v2/room/configuration/{uuid}/state',
  summary: 'Stop or reset a class',
  access: { kind: 'staff', permission: 'rookremote_show', feature: 'realtime', operated: true },
  params: z.object({ uuid: Uuid }),
  body: z.object({ state: z.enum(['stop', 'reset']) }),
  response: Done,
  errors: { 409: ['class-over', 'room-running'] },
})
