import { daqLimits } from '@repo/domain/core/limits'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { Done, Uuid } from '../core/schemas.ts'
import { CHANGED_MEANWHILE, VersionShape, type Versioned } from '../core/seen.ts'
import { line } from '../core/text.ts'
import { RoomBodyWire, roomBodyOf, wireRoomBodyOf, type RoomBody } from './room-body.ts'

const EditWire = z.extend(RoomBodyWire, VersionShape)

const RenameWire = z.strictObject({
  branch_uuid: Uuid,
  room_name: line(daqLimits.name),
  ...VersionShape,
})

/** All that a connected-device room takes. */
type Rename = Pick<RoomBody, 'branchUuid' | 'name'>

/** Edits a remote room (all fields) or renames a connected-device room (name only). */
export const updateRoom = keyed(
  endpoint({
    method: 'PUT',
    path: '/api/v2/room/{uuid}',
    summary: 'Edit a room',
    access: { kind: 'staff' },
    params: z.object({ uuid: Uuid }),
    body: z.codec(z.union([EditWire, RenameWire]), z.custom<(RoomBody | Rename) & Versioned>(), {
      decode: ({ version, ...wire }) => ({
        ...('couches' in wire ? roomBodyOf(wire) : { branchUuid: wire.branch_uuid, name: wire.room_name }),
        version,
      }),
      encode: ({ version, ...room }) => ({
        ...('coachUuids' in room ? wireRoomBodyOf(room) : { branch_uuid: room.branchUuid, room_name: room.name }),
        version,
      }),
    }),
    response: Done,
    errors: { 409: ['room-running'], ...CHANGED_MEANWHILE, 422: ['room-name-taken', 'coach-unknown'] },
  }),
)
