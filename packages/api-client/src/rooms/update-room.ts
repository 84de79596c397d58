import { daqLimits } from '@repo/domain/limits'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { Done, Uuid } from '../core/schemas.ts'
import { roomFields } from './create-room.ts'

/** Edits a remote room (all fields) or renames a connected-device room (name only). */
export const updateRoom = endpoint({
  method: 'PUT',
  path: '/api/v2/room/{uuid}',
  summary: 'Edit a room',
  access: { kind: 'staff' },
  params: z.object({ uuid: Uuid }),
  body: z.union([
    z.object(roomFields),
    z.strictObject({
      branch_uuid: Uuid,
      room_name: z.string().check(z.trim(), z.minLength(daqLimits.name.min), z.maxLength(daqLimits.name.max)),
    }),
  ]),
  response: Done,
  errors: { 409: ['room-running'], 422: ['room-name-taken', 'coach-unknown'] },
})
