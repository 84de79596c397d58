import { memberLimits } from '@repo/domain/limits'
import { parseLastName2, SEXES, type MemberProfile } from '@repo/domain/member-form'
import * as z from 'zod/mini'

import { endpoint, type CallInput } from '../core/endpoint.ts'
import { CalendarDate, Done, Uuid } from '../core/schemas.ts'

const text = ({ min, max }: { min: number; max: number }) =>
  z.string().check(z.trim(), z.minLength(min), z.maxLength(max))

/** Null, empty and the text `null` all say that there is none. */
const LastName2 = z.pipe(
  z.pipe(
    z.nullable(z.string()),
    z.transform((name: string | null) => parseLastName2(name)),
  ),
  z.nullable(text(memberLimits.lastName)),
)

/** Changes who a member is. With `version`, 412 tells that somebody else changed the member meanwhile. */
export const updateMember = endpoint({
  method: 'PUT',
  path: '/api/v2/users/{uuid}/information',
  summary: 'Change a member',
  access: { kind: 'staff', permission: 'user_edit' },
  params: z.object({ uuid: Uuid }),
  body: z.object({
    email: z.email().check(z.maxLength(memberLimits.email.max)),
    name: text(memberLimits.name),
    last_name_1: text(memberLimits.lastName),
    last_name_2: z.optional(LastName2),
    pseudonym: text(memberLimits.pseudonym),
    birthday: CalendarDate,
    sex: z.enum(SEXES),
    version: z.optional(z.int()),
  }),
  response: Done,
  errors: { 409: ['member-already-linked'], 412: ['changed-meanwhile'] },
})

/** The body of a change, by our names; an absent second last name is left out. */
export const memberBodyOf = (
  profile: MemberProfile,
  version: number | null,
): CallInput<typeof updateMember>['body'] => ({
  email: profile.email,
  name: profile.name,
  last_name_1: profile.lastName1,
  ...(profile.lastName2 === null ? {} : { last_name_2: profile.lastName2 }),
  pseudonym: profile.pseudonym,
  birthday: profile.birthday,
  sex: profile.sex,
  ...(version === null ? {} : { version }),
})
