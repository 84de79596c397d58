import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { Done, Uuid } from '../core/schemas.ts'

/**
 * Stops a running class (its trainings are stored) or resets a stopped one (the room becomes idle). Our addition:
 * `continue` runs a class again that a person has just stopped, and withdraws those trainings.
 */
export const changeClassState = endpoint({
  method: 'PUT',
  path: '/api/v2/room/configuration/{uuid}/state',
  summary: 'Stop, continue, or reset a class',
  access: { kind: 'staff', permission: 'rookremote_show', feature: 'realtime', operated: true },
  params: z.object({ uuid: Uuid }),
  body: z.object({ state: z.enum(['stop', 'continue', 'reset']) }),
  response: Done,
  errors: { 409: ['class-over', 'class-not-continued', 'room-running'] },
})
