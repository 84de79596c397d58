import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { Done, Uuid } from '../core/schemas.ts'

/** Takes a room with a connected device off the list, and its key; past trainings stay. */
export const deleteDaqRoom = endpoint({
  method: 'DELETE',
  path: '/api/v2/daq/rooms/{uuid}',
  summary: 'Delete a room with a connected device',
  access: { kind: 'staff', permission: 'rooklegend_images', feature: 'daqs' },
  params: z.object({ uuid: Uuid }),
  response: Done,
  errors: { 409: ['room-running'] },
})
