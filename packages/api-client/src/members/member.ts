import type { MemberMeasures, MemberProfile } from '@repo/domain/people/member-form'
import type { Visibility } from '@repo/domain/privacy/visibility'
import { SEXES } from '@repo/domain/trainings/calories'
import * as z from 'zod/mini'

import { VisibilityCodec } from '../classes/visibility.ts'
import { Moment } from '../core/schemas.ts'
import { orElse } from '../core/tolerant-codecs.ts'

const MemberRowWire = z.object({
  user_uuid: z.string(),
  name: z.string(),
  last_name_1: orElse(z.string(), ''),
  last_name_2: z.nullable(z.string()),
  pseudonym: orElse(z.string(), ''),
  email: z.string(),
  sex: z.nullable(z.enum(SEXES)),
  birthday: z.nullable(z.string()),
  banned_user: orElse(z.int(), 0),
  url_image: z.nullable(z.string()),
})
type MemberRowWire = z.infer<typeof MemberRowWire>

const MemberWire = z.object({
  ...MemberRowWire.shape,
  physiological_variables: z.object({
    weight: z.nullable(z.number()),
    height: z.nullable(z.number()),
    resting_heart_rate: z.nullable(z.int()),
    max_heart_rate: z.optional(z.nullable(z.int())),
  }),
  version: z.optional(z.int()),
  sign_in_code: z.optional(z.nullable(z.string())),
  result_mails_since: z.optional(z.nullable(Moment)),
  visibility: z.optional(z.nullable(VisibilityCodec)),
  visibility_at_most: z.optional(z.nullable(VisibilityCodec)),
  ceiling_bpm: z.optional(z.nullable(z.int())),
  guardian_consent_at: z.optional(z.nullable(Moment)),
  guardian_consent_by: z.optional(z.nullable(z.string())),
})
type MemberWire = z.output<typeof MemberWire>

type OrNull<T> = { readonly [K in keyof T]: T[K] | null }

export interface MemberRow extends OrNull<MemberProfile> {
  readonly uuid: string
  readonly email: string
  readonly isBanned: boolean
  readonly imageUrl: string | null
}

export interface Member extends MemberRow, OrNull<MemberMeasures> {
  /** Optimistic lock. Null if the deployment has none. */
  readonly version: number | null
  readonly signInCode: string | null
  readonly resultMailsSince: Date | null
  /** Absent if the deployment has none. */
  readonly privacy?: MemberPrivacy
}

export interface MemberPrivacy {
  /** The member's own level. Null uses the center's. */
  readonly visibility: Visibility | null
  /** The most open level, set by staff. Null allows any. */
  readonly visibilityAtMost: Visibility | null
  /** In bpm. */
  readonly ceiling: number | null
  readonly guardianConsentAt: Date | null
  /** Name of the staff member who recorded it. */
  readonly guardianConsentBy: string | null
}

const privacyOf = (wire: MemberWire): Pick<Member, 'privacy'> =>
  wire.visibility === undefined
    ? {}
    : {
        privacy: {
          visibility: wire.visibility,
          visibilityAtMost: wire.visibility_at_most ?? null,
          ceiling: wire.ceiling_bpm ?? null,
          guardianConsentAt: wire.guardian_consent_at ?? null,
          guardianConsentBy: wire.guardian_consent_by ?? null,
        },
      }

const wirePrivacyOf = (privacy: MemberPrivacy) => ({
  visibility: privacy.visibility,
  visibility_at_most: privacy.visibilityAtMost,
  ceiling_bpm: privacy.ceiling,
  guardian_consent_at: privacy.guardianConsentAt,
  guardian_consent_by: privacy.guardianConsentBy,
})

const filled = (text: string): string | null => (text === '' ? null : text)

const rowOf = (wire: MemberRowWire): MemberRow => ({
  uuid: wire.user_uuid,
  name: filled(wire.name),
  lastName1: filled(wire.last_name_1),
  lastName2: wire.last_name_2,
  pseudonym: filled(wire.pseudonym),
  email: wire.email,
  sex: wire.sex,
  birthday: wire.birthday,
  isBanned: wire.banned_user === 1,
  imageUrl: wire.url_image,
})

const wireRowOf = (row: MemberRow): MemberRowWire => ({
  user_uuid: row.uuid,
  name: row.name ?? '',
  last_name_1: row.lastName1 ?? '',
  last_name_2: row.lastName2,
  pseudonym: row.pseudonym ?? '',
  email: row.email,
  sex: row.sex,
  birthday: row.birthday,
  banned_user: row.isBanned ? 1 : 0,
  url_image: row.imageUrl,
})

export const MemberRowCodec = z.codec(MemberRowWire, z.custom<MemberRow>(), { decode: rowOf, encode: wireRowOf })

export const MemberCodec = z.codec(MemberWire, z.custom<Member>(), {
  decode: (wire): Member => ({
    ...rowOf(wire),
    weight: wire.physiological_variables.weight,
    height: wire.physiological_variables.height,
    restingHeartRate: wire.physiological_variables.resting_heart_rate,
    maxHeartRate: wire.physiological_variables.max_heart_rate ?? null,
    version: wire.version ?? null,
    signInCode: wire.sign_in_code ?? null,
    resultMailsSince: wire.result_mails_since ?? null,
    ...privacyOf(wire),
  }),
  encode: ({
    weight,
    height,
    restingHeartRate,
    maxHeartRate,
    version,
    signInCode,
    resultMailsSince,
    privacy,
    ...row
  }) => ({
    ...wireRowOf(row),
    physiological_variables: {
      weight,
      height,
      resting_heart_rate: restingHeartRate,
      max_heart_rate: maxHeartRate,
    },
    ...(version === null ? {} : { version }),
    sign_in_code: signInCode,
    result_mails_since: resultMailsSince,
    ...(privacy === undefined ? {} : wirePrivacyOf(privacy)),
  }),
})

/** Both last names in one text. */
export const lastNamesOf = (member: { readonly lastName1: string | null; readonly lastName2: string | null }): string =>
  [member.lastName1, member.lastName2].filter((name) => name !== null).join(' ')
