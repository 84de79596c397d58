import { JOIN_RULES } from '@repo/domain/join-form'
import * as z from 'zod/mini'

import { endpoint, type ResponseOf } from '../core/endpoint.ts'
import { Uuid } from '../core/schemas.ts'
import { roomOf, RoomWire, type Room } from '../rooms/room.ts'

/** The center with its rooms, coaches and roles. The streaming secret never travels. */
export const showCenter = endpoint({
  method: 'GET',
  path: '/api/v2/centers/{uuid}',
  summary: 'Show the center',
  access: { kind: 'staff' },
  params: z.object({ uuid: Uuid }),
  response: z.object({
    branch_uuid: z.string(),
    branch_name: z.string(),
    branch_description: z.nullable(z.string()),
    chain_name: z.nullable(z.string()),
    chain_uuid: z.nullable(z.string()),
    lang_types: z.int(),
    measurement_system: z.string(),
    offset_name: z.string(),
    offset: z.string(),
    image_url: z.nullable(z.string()),
    /** Absent where a deployment has no such setting. */
    joins_by: z.optional(z.enum(JOIN_RULES)),
    rooms: z.array(RoomWire),
    couches: z.array(z.object({ uuid: z.string(), name: z.string() })),
    roles: z.array(z.object({ name: z.string(), created_at: z.optional(z.string()) })),
    credential_zoom: z.nullable(z.object({ uuid: z.string(), email: z.string(), api_key: z.optional(z.string()) })),
  }),
})

export interface Center {
  readonly branchUuid: string
  readonly name: string
  readonly language: 'en' | 'es'
  readonly measurementSystem: 'metric' | 'english'
  /** IANA time zone name; every clock time shown is computed from it. */
  readonly zone: string
  /** Whole hours as stored, such as `-6`. */
  readonly offset: string
  readonly imageUrl: string | null
  readonly rooms: readonly Room[]
  readonly coaches: readonly { readonly uuid: string; readonly name: string }[]
  readonly hasStreamingCredentials: boolean
}

/** Our shape of the center. */
export const centerOf = (wire: ResponseOf<typeof showCenter>): Center => ({
  branchUuid: wire.branch_uuid,
  name: wire.branch_name,
  language: wire.lang_types === 1 ? 'en' : 'es',
  measurementSystem: wire.measurement_system === 'metric_system' ? 'metric' : 'english',
  zone: wire.offset_name,
  offset: wire.offset,
  imageUrl: wire.image_url,
  rooms: wire.rooms.map(roomOf),
  coaches: wire.couches,
  hasStreamingCredentials: wire.credential_zoom !== null,
})
