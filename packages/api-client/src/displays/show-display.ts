import { PERMISSIONS, type Permission } from '@repo/domain/permissions'
import * as z from 'zod/mini'

import { endpoint, type ResponseOf } from '../core/endpoint.ts'
import { RoomWire, roomOf, type Room } from '../rooms/room.ts'

/** What a paired wall may know: its own name, the center, and the remote rooms with their classes. */
export const showDisplay = endpoint({
  method: 'GET',
  path: '/api/v2/display',
  summary: 'The wall and the rooms it can show',
  access: { kind: 'display' },
  response: z.object({
    uuid: z.string(),
    name: z.string(),
    branch_uuid: z.string(),
    branch_name: z.string(),
    image_url: z.nullable(z.string()),
    lang: z.string(),
    offset_name: z.string(),
    rooms: z.array(RoomWire),
    /** The coach who is signed in on the wall; null for one that only looks on. */
    operator: z.optional(z.nullable(z.object({ name: z.string(), permissions: z.array(z.string()) }))),
  }),
})

export interface Display {
  readonly name: string
  readonly branchUuid: string
  readonly centerName: string
  readonly centerImageUrl: string | null
  readonly language: 'en' | 'es'
  readonly zone: string
  readonly rooms: readonly Room[]
  readonly operator: { readonly name: string; readonly permissions: readonly Permission[] } | null
}

/** Our shape of a wall. */
export const displayOf = (wire: ResponseOf<typeof showDisplay>): Display => ({
  name: wire.name,
  branchUuid: wire.branch_uuid,
  centerName: wire.branch_name,
  centerImageUrl: wire.image_url,
  language: wire.lang === 'es' ? 'es' : 'en',
  zone: wire.offset_name,
  rooms: wire.rooms.map(roomOf),
  operator: wire.operator
    ? {
        name: wire.operator.name,
        permissions: PERMISSIONS.filter((permission) => wire.operator?.permissions.includes(permission)),
      }
    : null,
})
