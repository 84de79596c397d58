import { memberLimits } from '@repo/domain/core/limits'
import { isEmail } from '@repo/domain/people/email-address'
import { isDay } from '@repo/domain/time/is-day'
import * as z from 'zod/mini'

import { longList } from './long-list.ts'

export const Uuid = z.uuid()

const UUID = z.regexes.uuid()

/** Whether a value is a UUID. Faster than the schema, for long lists. */
export const isUuid = (value: unknown): boolean => typeof value === 'string' && UUID.test(value)

export const uuidsUpTo = (max: number) =>
  longList(
    z.array(Uuid).check(z.maxLength(max)),
    (value) => Array.isArray(value) && value.length <= max && value.every(isUuid),
  )

const isInstant = (text: string): boolean => !Number.isNaN(Date.parse(text))

export const ofCenter = z.object({ branch: Uuid })

/** A date in any format that parses. */
export const Moment = z.codec(z.string().check(z.refine(isInstant)), z.custom<Date>(), {
  decode: (text) => new Date(text),
  encode: (at) => at.toISOString(),
})

export const CalendarDate = z.iso.date().check(z.refine(isDay))

/** The domain may be in any script or punycode. */
export const Email = z.string().check(z.maxLength(memberLimits.email.max), z.refine(isEmail))

export const ErrorBody = z.object({
  code: z.union([z.string(), z.number()]),
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  data: z.optional(z.unknown()),
})
export type ErrorBody = z.infer<typeof ErrorBody>

export const Done = z.object({ message: z.string() })

const PageLinks = z.union([z.record(z.string(), z.nullable(z.string())), z.array(z.unknown())])

export const PageMeta = z.object({
  current_page: z.int(),
  last_page: z.int(),
  per_page: z.int(),
  total: z.int(),
  /** From 1; null for an empty page. */
  from: z.optional(z.nullable(z.int())),
  to: z.optional(z.nullable(z.int())),
  path: z.optional(z.string()),
  links: z.optional(PageLinks),
})

export const pageOf = <T extends z.ZodMiniType>(row: T) =>
  z.object({ data: z.array(row), links: z.optional(PageLinks), meta: PageMeta })
