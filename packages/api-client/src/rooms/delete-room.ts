import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { Done, Uuid } from '../core/schemas.ts'

/** Deletes a remote room that is not running; its past trainings stay. */
export const deleteRoom = endpoint({
  method: 'DELETE',
  path: '/api/v2/room/{uuid}',
  summary: 'Delete a remote room',
  access: { kind: 'staff', permission: 'rookremote_delete', feature: 'realtime' },
  params: z.object({ uuid: Uuid }),
  response: Done,
  errors: { 409: ['room-running'] },
})
