import { CENTER_LANGUAGES, type CenterLanguage } from '@repo/domain/center/setup-form'
import { JOIN_RULES, type JoinRule } from '@repo/domain/classes/join-form'
import { MEASUREMENT_SYSTEMS, type MeasurementSystem } from '@repo/domain/trainings/measure-fields'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { renamed } from '../core/renamed.ts'
import { Moment, Uuid } from '../core/schemas.ts'
import { orElse } from '../core/tolerant-codecs.ts'
import { type Versioned, VersionShape } from '../core/with-version.ts'
import { type Room, RoomCodec } from '../rooms/room.ts'
import { accentOf } from './accent.ts'
import { type Location, LocationCodec } from './location.ts'

const NUMBERS = { en: 1, es: 2 } as const satisfies Readonly<Record<CenterLanguage, number>>

/** 1 is English, any other number Spanish. */
export const LanguageCodec = z.codec(z.int(), z.enum(CENTER_LANGUAGES), {
  decode: (wire) => (wire === NUMBERS.en ? 'en' : 'es'),
  encode: (language) => NUMBERS[language],
})

export const SystemCodec = z.codec(z.enum(['metric_system', 'english_system']), z.enum(MEASUREMENT_SYSTEMS), {
  decode: (wire) => (wire === 'metric_system' ? 'metric' : 'english'),
  encode: (system): `${MeasurementSystem}_system` => `${system}_system`,
})

const RoleWire = z.object({ name: z.string(), created_at: z.optional(Moment) })
const AccountWire = z.object({
  uuid: z.string(),
  email: z.string(),
  api_key: z.optional(z.string()),
  account_id: z.optional(z.nullable(z.string())),
  ...VersionShape,
})

const CenterWire = z.object({
  branch_uuid: z.string(),
  branch_name: z.string(),
  branch_description: z.nullable(z.string()),
  chain_name: z.nullable(z.string()),
  chain_uuid: z.nullable(z.string()),
  lang_types: LanguageCodec,
  measurement_system: orElse(z.string(), 'metric_system'),
  offset_name: orElse(z.string(), 'America/Mexico_City'),
  offset: orElse(z.string(), ''),
  image_url: z.nullable(z.string()),
  accent_color: z.optional(z.nullable(z.string())),
  map_style_url: z.optional(z.string()),
  joins_by: z.optional(z.enum(JOIN_RULES)),
  exports_class_logs: z.optional(z.boolean()),
  multimedia: z.optional(z.array(z.object({ uuid: z.string(), url: z.string() }))),
  location: z.optional(z.nullable(LocationCodec)),
  rooms: orElse(z.array(RoomCodec), []),
  couches: orElse(z.array(z.object({ uuid: z.string(), name: z.string() })), []),
  roles: orElse(z.array(renamed(RoleWire, { created_at: 'createdAt' })), []),
  credential_zoom: z.nullable(renamed(AccountWire, { api_key: 'apiKey', account_id: 'accountId' })),
  ...VersionShape,
})

export interface GalleryImage {
  readonly uuid: string
  readonly url: string
}

export interface Center extends Versioned {
  readonly branchUuid: string
  readonly name: string
  readonly description: string | null
  readonly chain: { readonly uuid: string | null; readonly name: string | null }
  readonly language: 'en' | 'es'
  readonly measurementSystem: MeasurementSystem
  /** IANA name, used for all displayed times. */
  readonly zone: string
  readonly offset: string
  readonly imageUrl: string | null
  readonly accentColor: string | null
  readonly mapStyleUrl: string | null
  readonly gallery: readonly GalleryImage[]
  readonly location: Location | null
  readonly rooms: readonly Room[]
  readonly coaches: readonly { readonly uuid: string; readonly name: string }[]
  readonly roles: readonly { readonly name: string; readonly createdAt?: Date | undefined }[]
  readonly joinsBy: JoinRule | null
  readonly exportsClassLogs: boolean
  readonly streamingAccount:
    | (Versioned & {
        readonly uuid: string
        readonly email: string
        readonly apiKey?: string | undefined
        readonly accountId?: string | null | undefined
      })
    | null
}

const CenterCodec = z.codec(CenterWire, z.custom<Center>(), {
  decode: (wire): Center => ({
    branchUuid: wire.branch_uuid,
    name: wire.branch_name,
    description: wire.branch_description,
    chain: { uuid: wire.chain_uuid, name: wire.chain_name },
    language: wire.lang_types,
    measurementSystem: wire.measurement_system === 'metric_system' ? 'metric' : 'english',
    zone: wire.offset_name,
    offset: wire.offset,
    imageUrl: wire.image_url,
    accentColor: accentOf(wire.accent_color),
    mapStyleUrl: wire.map_style_url ?? null,
    gallery: wire.multimedia ?? [],
    location: wire.location ?? null,
    rooms: wire.rooms,
    coaches: wire.couches,
    roles: wire.roles,
    joinsBy: wire.joins_by ?? null,
    exportsClassLogs: wire.exports_class_logs ?? false,
    streamingAccount: wire.credential_zoom,
    version: wire.version,
  }),
  encode: (center) => ({
    branch_uuid: center.branchUuid,
    branch_name: center.name,
    branch_description: center.description,
    chain_name: center.chain.name,
    chain_uuid: center.chain.uuid,
    lang_types: center.language,
    measurement_system: `${center.measurementSystem}_system`,
    offset_name: center.zone,
    offset: center.offset,
    image_url: center.imageUrl,
    accent_color: center.accentColor,
    ...(center.mapStyleUrl === null ? {} : { map_style_url: center.mapStyleUrl }),
    ...(center.joinsBy === null ? {} : { joins_by: center.joinsBy }),
    exports_class_logs: center.exportsClassLogs,
    multimedia: [...center.gallery],
    location: center.location,
    rooms: [...center.rooms],
    couches: [...center.coaches],
    roles: [...center.roles],
    credential_zoom: center.streamingAccount,
    version: center.version,
  }),
})

export const showCenter = endpoint({
  method: 'GET',
  path: '/api/v2/centers/{uuid}',
  summary: 'Show the center',
  access: { kind: 'staff' },
  params: z.object({ uuid: Uuid }),
  response: CenterCodec,
})
