import { memberLimits } from '@repo/domain/core/limits'
import { REQUEST_CONSENT, type RequestFields } from '@repo/domain/people/request-form'
import { hasShortName } from '@repo/domain/people/short-name'
import { SEXES } from '@repo/domain/trainings/calories'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { NamesShape, shortNameOf, withNames } from '../core/names.ts'
import { CalendarDate, Done, Email } from '../core/schemas.ts'
import { line, text } from '../core/text.ts'

const MOST_SECONDS = 1_000_000

const MembershipWire = withNames(
  z.object({
    ...NamesShape,
    pseudonym: line(memberLimits.pseudonym),
    email: Email,
    birthday: CalendarDate,
    sex: z.enum(SEXES),
    /** Version of the accepted text. */
    consent: z.literal(REQUEST_CONSENT),
    /** Honeypot, which only bots fill in. */
    website: z.optional(text().check(z.maxLength(memberLimits.email.max))),
    /** Seconds, to detect bots. */
    typed_for: z.number().check(z.minimum(0), z.maximum(MOST_SECONDS)),
  }),
)

export interface MembershipAsked {
  readonly fields: RequestFields
  readonly website: string
  readonly typedForSeconds: number
}

/** The response and its timing don't reveal whether the email is known. */
export const askMembership = endpoint({
  method: 'POST',
  path: '/api/v2/membership-requests',
  summary: 'Ask to become a member',
  access: { kind: 'center' },
  body: z.codec(MembershipWire, z.custom<MembershipAsked>(), {
    decode: ({ last_name_1: lastName1, last_name_2: lastName2, website, typed_for: typedForSeconds, ...wire }) => {
      const { consent: _, short_name: __, ...who } = wire
      return { fields: { ...who, lastName1, lastName2: lastName2 ?? null }, website: website ?? '', typedForSeconds }
    },
    encode: ({
      fields: { lastName1, lastName2, ...who },
      website,
      typedForSeconds,
    }): z.infer<typeof MembershipWire> => ({
      ...who,
      last_name_1: lastName1,
      ...(lastName2 === null ? {} : { last_name_2: lastName2 }),
      ...shortNameOf(hasShortName({ name: who.name, lastName1, lastName2 })),
      consent: REQUEST_CONSENT,
      website,
      typed_for: typedForSeconds,
    }),
  }),
  response: Done,
  status: 202,
})
