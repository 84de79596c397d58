import { type DisplaySettings, firstSettings, FOLLOWS, TEXT_SIZES } from '@repo/domain/displays/display-settings'
import { IDLE_VIEWS } from '@repo/domain/displays/idle-view'
import { hoursFault, type WallHours, WEEKDAYS } from '@repo/domain/displays/wall-hours'
import { type Permission, PERMISSIONS } from '@repo/domain/people/permissions'
import { displayLimits } from '@repo/domain/rooms/room-limits'
import * as z from 'zod/mini'

import { accentOf } from '../center/accent.ts'
import { endpoint } from '../core/endpoint.ts'
import { Moment, Uuid } from '../core/schemas.ts'
import { text } from '../core/text.ts'
import { type Room, RoomCodec } from '../rooms/room.ts'

const HoursWire = z.object({ weekday: z.literal(WEEKDAYS), from: text(), to: text(), room_uuid: Uuid })

const ourHours = ({ room_uuid: roomUuid, ...hours }: z.output<typeof HoursWire>): WallHours => ({ ...hours, roomUuid })

const { min, max } = displayLimits.overscan

export const SettingsWire = z.object({
  follows: z.enum(FOLLOWS),
  room_uuid: z.nullable(Uuid),
  schedule: z.array(HoursWire).check(
    z.maxLength(displayLimits.schedule.max),
    z.refine((hours) => hoursFault(hours.map(ourHours)) === null),
  ),
  idle_view: z.enum(IDLE_VIEWS),
  text_size: z.enum(TEXT_SIZES),
  overscan: z.int().check(z.minimum(min), z.maximum(max)),
  has_sound: z.boolean(),
})
type Wire = z.output<typeof SettingsWire>

/** Unknown or missing settings of a newer server use the defaults. */
const ReadSettingsWire = z.partial(
  z.object({ ...SettingsWire.shape, follows: z.string(), idle_view: z.string(), text_size: z.string() }),
)

const known = <T extends string>(words: readonly T[], word: string | undefined, first: T): T =>
  words.find((each) => each === word) ?? first

/** Converts settings from the wire. */
export const settingsOf = (wire: z.output<typeof ReadSettingsWire>): DisplaySettings => ({
  follows: known(FOLLOWS, wire.follows, firstSettings.follows),
  roomUuid: wire.room_uuid ?? null,
  schedule: wire.schedule?.map(ourHours) ?? [],
  idleView: known(IDLE_VIEWS, wire.idle_view, firstSettings.idleView),
  textSize: known(TEXT_SIZES, wire.text_size, firstSettings.textSize),
  overscan: wire.overscan ?? firstSettings.overscan,
  hasSound: wire.has_sound ?? firstSettings.hasSound,
})

/** Converts settings to the wire. */
export const wireSettingsOf = (settings: DisplaySettings): Wire => ({
  follows: settings.follows,
  room_uuid: settings.roomUuid,
  schedule: settings.schedule.map(({ roomUuid, ...hours }) => ({ ...hours, room_uuid: roomUuid })),
  idle_view: settings.idleView,
  text_size: settings.textSize,
  overscan: settings.overscan,
  has_sound: settings.hasSound,
})

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
  operator: z.optional(z.nullable(z.object({ name: z.string(), permissions: z.array(z.string()) }))),
  ...ReadSettingsWire.shape,
  server_time: z.optional(Moment),
})

export interface Display {
  readonly uuid: string
  readonly name: string
  readonly branchUuid: string
  readonly centerName: string
  readonly centerImageUrl: string | null
  readonly accentColor: string | null
  readonly language: 'en' | 'es'
  readonly zone: string
  readonly rooms: readonly Room[]
  readonly operator: { readonly name: string; readonly permissions: readonly Permission[] } | null
  readonly settings: DisplaySettings
  /** Null if the deployment doesn't send it. */
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

export const showDisplay = endpoint({
  method: 'GET',
  path: '/api/v2/display',
  summary: 'The wall and the rooms it can show',
  access: { kind: 'display' },
  response: DisplayCodec,
})
