import { daqLimits, roomLimits } from '@repo/domain/rooms/room-limits'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { Done, Uuid } from '../core/schemas.ts'
import { line, orNone, paragraph, text } from '../core/text.ts'
import { CHANGED_MEANWHILE, type Versioned, VersionShape } from '../core/with-version.ts'

const { name, description } = roomLimits

export const RoomBodyWire = z.object({
  room_name: line(name),
  description: z.optional(orNone(text(), paragraph(description))),
  status: z.union([z.boolean(), z.literal(0), z.literal(1)]),
  couches: z.array(z.object({ uuid: Uuid })).check(z.minLength(1), z.maxLength(roomLimits.coaches.max)),
  branch_uuid: Uuid,
})
type RoomBodyWire = z.infer<typeof RoomBodyWire>

interface RoomBody {
  readonly branchUuid: string
  readonly name: string
  readonly description: string | null
  readonly isActive: boolean
  readonly coachUuids: readonly string[]
}

const roomBodyOf = (wire: RoomBodyWire): RoomBody => ({
  branchUuid: wire.branch_uuid,
  name: wire.room_name,
  description: wire.description ?? null,
  isActive: Boolean(wire.status),
  coachUuids: wire.couches.map(({ uuid }) => uuid),
})

const wireRoomBodyOf = (room: RoomBody): RoomBodyWire => ({
  room_name: room.name,
  ...(room.description === null ? {} : { description: room.description }),
  status: room.isActive,
  couches: room.coachUuids.map((uuid) => ({ uuid })),
  branch_uuid: room.branchUuid,
})

const ROOM_ERRORS = ['name-taken', 'general'] as const
export type RoomError = (typeof ROOM_ERRORS)[number]

/** Maps an error to the form's message. */
export const roomErrorOf = ({ fields }: { readonly fields: Readonly<Record<string, unknown>> }): RoomError =>
  'room_name' in fields ? 'name-taken' : 'general'

const NewRoomWire = z.object({
  ...RoomBodyWire.shape,
  create_by: Uuid,
  type_room: z.literal('remote'),
  remote_status: z.literal(1),
})

interface NewRoom extends RoomBody {
  readonly createdBy: string
}

/** Returns 422 with `errors.room_name` for a name in use. */
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

const EditWire = z.extend(RoomBodyWire, VersionShape)

const RenameWire = z.strictObject({
  branch_uuid: Uuid,
  room_name: line(daqLimits.name),
  ...VersionShape,
})

type Rename = Pick<RoomBody, 'branchUuid' | 'name'>

/** For a room with a device, only the name. */
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

export const deleteRoom = endpoint({
  method: 'DELETE',
  path: '/api/v2/room/{uuid}',
  summary: 'Delete a remote room',
  access: { kind: 'staff', permission: 'rookremote_delete', feature: 'realtime' },
  params: z.object({ uuid: Uuid }),
  response: Done,
  errors: { 409: ['room-running'] },
})

export const uploadRoomBackground = keyed(
  endpoint({
    method: 'POST',
    path: '/api/v2/room/{uuid}/background',
    summary: 'Replace the background image of a room',
    access: { kind: 'staff' },
    params: z.object({ uuid: Uuid }),
    upload: 'center_image',
    response: z.object({ url: z.string() }),
    errors: { 409: ['room-running'], 413: ['image-too-large'], 422: ['image-invalid'], 429: ['rate-limited'] },
  }),
)

export const uploadRoomLogo = keyed(
  endpoint({
    method: 'POST',
    path: '/api/v2/room/{uuid}/logo',
    summary: 'Replace the logo image of a room',
    access: { kind: 'staff' },
    params: z.object({ uuid: Uuid }),
    upload: 'center_image',
    response: z.object({ url: z.string() }),
    errors: { 409: ['room-running'], 413: ['image-too-large'], 422: ['image-invalid'], 429: ['rate-limited'] },
  }),
)
