import { roomLimits } from '@repo/domain/limits'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { Uuid } from '../core/schemas.ts'

const { name, description } = roomLimits

export const roomFields = {
  room_name: z.string().check(z.trim(), z.minLength(name.min), z.maxLength(name.max)),
  description: z.optional(z.string().check(z.trim(), z.minLength(description.min), z.maxLength(description.max))),
  status: z.union([z.boolean(), z.literal(0), z.literal(1)]),
  couches: z.array(z.object({ uuid: Uuid })).check(z.minLength(1), z.maxLength(roomLimits.coaches.max)),
  branch_uuid: Uuid,
}

/** Creates a remote room. A name already used in the branch answers 422 with `errors.room_name`. */
export const createRoom = endpoint({
  method: 'POST',
  path: '/api/v2/room',
  summary: 'Create a remote room',
  access: { kind: 'staff', permission: 'rookremote_create', feature: 'realtime' },
  body: z.object({
    ...roomFields,
    create_by: Uuid,
    type_room: z.literal('remote'),
    remote_status: z.literal(1),
  }),
  response: z.object({ uuid: z.string() }),
  status: 201,
  errors: { 422: ['room-name-taken', 'coach-unknown'] },
})
