import type { MemberMeasures, MemberProfile } from '@repo/domain/people/member-form'
import { SEXES } from '@repo/domain/trainings/calories'
import * as z from 'zod/mini'

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
})

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
}

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
  decode: (wire) => ({
    ...rowOf(wire),
    weight: wire.physiological_variables.weight,
    height: wire.physiological_variables.height,
    restingHeartRate: wire.physiological_variables.resting_heart_rate,
    maxHeartRate: wire.physiological_variables.max_heart_rate ?? null,
    version: wire.version ?? null,
    signInCode: wire.sign_in_code ?? null,
    resultMailsSince: wire.result_mails_since ?? null,
  }),
  encode: ({ weight, height, restingHeartRate, maxHeartRate, version, signInCode, resultMailsSince, ...row }) => ({
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
  }),
})

/** Both last names in one text. */
export const lastNamesOf = (member: { readonly lastName1: string | null; readonly lastName2: string | null }): string =>
  [member.lastName1, member.lastName2].filter((name) => name !== null).join(' ')
