import type { DisplaySettings } from '@repo/domain/displays/display-settings'
import { PERMISSIONS, type Permission } from '@repo/domain/people/permissions'
import * as z from 'zod/mini'

import { accentOf } from '../centers/accent-wire.ts'
import { endpoint } from '../core/endpoint.ts'
import { Moment } from '../core/schemas.ts'
import { RoomCodec, type Room } from '../rooms/room.ts'
import { ReadSettingsWire, settingsOf, wireSettingsOf } from './display-settings.ts'

const DisplayWire = z.object({
  uuid: z.string(),
  name: z.string(),
  branch_uuid: z.string(),
  branch_name: z.string(),
  image_url: z.nullable(z.string()),
  accent_color: z.optional(z.nullable(z.string())),
  lang: z.string(),
  offset_name: z.string(),
  rooms: z.array(RoomCodec),
  /** The coach who is signed in on the wall; null for one that only looks on. */
  operator: z.optional(z.nullable(z.object({ name: z.string(), permissions: z.array(z.string()) }))),
  ...ReadSettingsWire.shape,
  /** The server's clock, by which a wall follows its schedule. */
  server_time: z.optional(Moment),
})

export interface Display {
  readonly uuid: string
  readonly name: string
  readonly branchUuid: string
  readonly centerName: string
  readonly centerImageUrl: string | null
  /** `#rrggbb`; null is Latido's own. */
  readonly accentColor: string | null
  readonly language: 'en' | 'es'
  readonly zone: string
  readonly rooms: readonly Room[]
  readonly operator: { readonly name: string; readonly permissions: readonly Permission[] } | null
  readonly settings: DisplaySettings
  /** The server's clock as it answered; null of a provider that does not say. */
  readonly serverTime: Date | null
}

const DisplayCodec = z.codec(DisplayWire, z.custom<Display>(), {
  decode: ({ operator, ...wire }): Display => ({
    uuid: wire.uuid,
    name: wire.name,
    branchUuid: wire.branch_uuid,
    centerName: wire.branch_name,
    centerImageUrl: wire.image_url,
    accentColor: accentOf(wire.accent_color),
    language: wire.lang === 'es' ? 'es' : 'en',
    zone: wire.offset_name,
    rooms: wire.rooms,
    operator: operator
      ? { name: operator.name, permissions: PERMISSIONS.filter((known) => operator.permissions.includes(known)) }
      : null,
    settings: settingsOf(wire),
    serverTime: wire.server_time ?? null,
  }),
  encode: ({ operator, ...display }) => ({
    uuid: display.uuid,
    name: display.name,
    branch_uuid: display.branchUuid,
    branch_name: display.centerName,
    image_url: display.centerImageUrl,
    accent_color: display.accentColor,
    lang: display.language,
    offset_name: display.zone,
    rooms: [...display.rooms],
    operator: operator === null ? null : { name: operator.name, permissions: [...operator.permissions] },
    ...wireSettingsOf(display.settings),
    ...(display.serverTime === null ? {} : { server_time: display.serverTime }),
  }),
})

/** What a paired wall may know: its own name, the center, and the remote rooms with their classes. */
export const showDisplay = endpoint({
  method: 'GET',
  path: '/api/v2/display',
  summary: 'The wall and the rooms it can show',
  access: { kind: 'display' },
  response: DisplayCodec,
})
