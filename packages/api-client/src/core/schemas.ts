import { memberLimits } from '@repo/domain/core/limits'
import { isEmail } from '@repo/domain/people/email-address'
import { isDay } from '@repo/domain/time/is-day'
import * as z from 'zod/mini'

import { longList } from './long-list.ts'

/** A version 4 or 7 identifier in text. */
export const Uuid = z.uuid()

const UUID = z.regexes.uuid()

/** Whether a value is an identifier that {@link Uuid} takes; quicker for long lists. */
export const isUuid = (value: unknown): boolean => typeof value === 'string' && UUID.test(value)

/** A long list of identifiers. */
export const uuidsUpTo = (max: number) =>
  longList(
    z.array(Uuid).check(z.maxLength(max)),
    (value) => Array.isArray(value) && value.length <= max && value.every(isUuid),
  )

const isInstant = (text: string): boolean => !Number.isNaN(Date.parse(text))

/** The path of calls that name the caller's own center. */
export const ofCenter = z.object({ branch: Uuid })

/** An instant in an answer. Deployments write it as they like, as long as it can be read. */
export const Moment = z.codec(z.string().check(z.refine(isInstant)), z.custom<Date>(), {
  decode: (text) => new Date(text),
  encode: (at) => at.toISOString(),
})

/** A calendar date that exists, YYYY-MM-DD. */
export const CalendarDate = z.iso.date().check(z.refine(isDay))

/** An email address in a call. Its domain may be in any script or in punycode; answers show it in its script. */
export const Email = z.string().check(z.maxLength(memberLimits.email.max), z.refine(isEmail))

/**
 * The body of every refusal: a code for programs, a sentence in the asked language, messages by field, and what a person
 * decides by.
 */
export const ErrorBody = z.object({
  code: z.union([z.string(), z.number()]),
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  data: z.optional(z.unknown()),
})
export type ErrorBody = z.infer<typeof ErrorBody>

/** The answer of calls that only say "done". */
export const Done = z.object({ message: z.string() })

/** Other deployments write them as a list. */
const PageLinks = z.union([z.record(z.string(), z.nullable(z.string())), z.array(z.unknown())])

/** What a page says of its place in its list. */
export const PageMeta = z.object({
  current_page: z.int(),
  last_page: z.int(),
  per_page: z.int(),
  total: z.int(),
  /** Places of the first and the last row in the whole list; null on a page without rows. */
  from: z.optional(z.nullable(z.int())),
  to: z.optional(z.nullable(z.int())),
  path: z.optional(z.string()),
  links: z.optional(PageLinks),
})

export const pageOf = <T extends z.ZodMiniType>(row: T) =>
  z.object({ data: z.array(row), links: z.optional(PageLinks), meta: PageMeta })
