import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { Uuid } from '../core/schemas.ts'
import { RoomBodyWire, roomBodyOf, wireRoomBodyOf, type RoomBody } from './room-body.ts'

const NewRoomWire = z.object({
  ...RoomBodyWire.shape,
  create_by: Uuid,
  type_room: z.literal('remote'),
  remote_status: z.literal(1),
})

interface NewRoom extends RoomBody {
  readonly createdBy: string
}

/** Creates a remote room. A name already used in the branch answers 422 with `errors.room_name`. */
export const createRoom = keyed(
  endpoint({
    method: 'POST',
    path: '/api/v2/room',
    summary: 'Create a remote room',
    access: { kind: 'staff', permission: 'rookremote_create', feature: 'realtime' },
    body: z.codec(NewRoomWire, z.custom<NewRoom>(), {
      decode: (wire) => ({ ...roomBodyOf(wire), createdBy: wire.create_by }),
      encode: ({ createdBy, ...room }): z.infer<typeof NewRoomWire> => ({
        ...wireRoomBodyOf(room),
        create_by: createdBy,
        type_room: 'remote',
        remote_status: 1,
      }),
    }),
    response: z.object({ uuid: z.string() }),
    status: 201,
    errors: { 422: ['room-name-taken', 'coach-unknown'] },
  }),
)
