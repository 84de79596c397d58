import { roomLimits } from '@repo/domain/core/limits'
import * as z from 'zod/mini'

import { Uuid } from '../core/schemas.ts'
import { line, orNone, paragraph, text } from '../core/text.ts'

const { name, description } = roomLimits

export const RoomBodyWire = z.object({
  room_name: line(name),
  description: z.optional(orNone(text(), paragraph(description))),
  status: z.union([z.boolean(), z.literal(0), z.literal(1)]),
  couches: z.array(z.object({ uuid: Uuid })).check(z.minLength(1), z.maxLength(roomLimits.coaches.max)),
  branch_uuid: Uuid,
})
type RoomBodyWire = z.infer<typeof RoomBodyWire>

/** A remote room as it is to be. */
export interface RoomBody {
  readonly branchUuid: string
  readonly name: string
  readonly description: string | null
  readonly isActive: boolean
  readonly coachUuids: readonly string[]
}

/** Our shape of a room that is to be saved. */
export const roomBodyOf = (wire: RoomBodyWire): RoomBody => ({
  branchUuid: wire.branch_uuid,
  name: wire.room_name,
  description: wire.description ?? null,
  isActive: Boolean(wire.status),
  coachUuids: wire.couches.map(({ uuid }) => uuid),
})

/** The wire's; a description that is null is left out. */
export const wireRoomBodyOf = (room: RoomBody): RoomBodyWire => ({
  room_name: room.name,
  ...(room.description === null ? {} : { description: room.description }),
  status: room.isActive,
  couches: room.coachUuids.map((uuid) => ({ uuid })),
  branch_uuid: room.branchUuid,
})
