import { memberLimits } from '@repo/domain/core/limits'
import type { MemberProfile } from '@repo/domain/people/member-form'
import { hasShortName } from '@repo/domain/people/short-name'
import { SEXES } from '@repo/domain/trainings/calories'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { NamesShape, shortNameOf, withNames } from '../core/names.ts'
import { CalendarDate, Done, Email, Uuid } from '../core/schemas.ts'
import { CHANGED_MEANWHILE, VersionShape } from '../core/seen.ts'
import { line } from '../core/text.ts'

const MemberWire = withNames(
  z.object({
    email: Email,
    ...NamesShape,
    pseudonym: line(memberLimits.pseudonym),
    birthday: CalendarDate,
    sex: z.enum(SEXES),
    ...VersionShape,
  }),
)

interface MemberChange {
  readonly profile: MemberProfile
  /** What the caller saw last; null overwrites whatever is there. */
  readonly version: number | null
}

const MemberChangeCodec = z.codec(MemberWire, z.custom<MemberChange>(), {
  decode: (wire) => {
    const { last_name_1: lastName1, last_name_2: lastName2 = null, short_name: _, version = null, ...rest } = wire
    return { profile: { ...rest, lastName1, lastName2 }, version }
  },
  encode: ({ profile: { lastName1, lastName2, ...rest }, version }) => ({
    ...rest,
    last_name_1: lastName1,
    ...shortNameOf(hasShortName({ name: rest.name, lastName1, lastName2 })),
    ...(lastName2 === null ? {} : { last_name_2: lastName2 }),
    ...(version === null ? {} : { version }),
  }),
})

/** Changes who a member is. With `version`, 412 tells that somebody else changed the member meanwhile. */
export const updateMember = keyed(
  endpoint({
    method: 'PUT',
    path: '/api/v2/users/{uuid}/information',
    summary: 'Change a member',
    access: { kind: 'staff', permission: 'user_edit' },
    params: z.object({ uuid: Uuid }),
    body: MemberChangeCodec,
    response: Done,
    errors: { 409: ['member-already-linked'], ...CHANGED_MEANWHILE },
  }),
)
