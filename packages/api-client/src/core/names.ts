import { memberLimits } from '@repo/domain/core/limits'
import { SHORTEST_NAME } from '@repo/domain/people/short-name'
import * as z from 'zod/mini'

import { documentedAs } from './long-list.ts'
import { line, orNone, text } from './text.ts'

export const nameOf = (range: { readonly min: number; readonly max: number }) =>
  documentedAs(line({ ...range, min: SHORTEST_NAME }), line(range))

export const SHORT_NAME = { short_name: z.optional(z.boolean()) }

/** The first two names of a person in a call, with `short_name` that says that a short one is right. */
export const FirstNamesShape = {
  name: nameOf(memberLimits.name),
  last_name_1: nameOf(memberLimits.lastName),
  ...SHORT_NAME,
}

/** All names of a person in a call. */
export const NamesShape = {
  ...FirstNamesShape,
  last_name_2: z.optional(orNone(text(), nameOf(memberLimits.lastName))),
}

export const LEAST = {
  name: memberLimits.name.min,
  last_name_1: memberLimits.lastName.min,
  last_name_2: memberLimits.lastName.min,
} as const

export const isLong = (wire: object, field: keyof typeof LEAST): boolean => {
  const { short_name: isSaid, [field]: given } = wire as Readonly<Record<string, unknown>>
  return isSaid === true || typeof given !== 'string' || given.length >= LEAST[field]
}

/** Refuses short names in a body unless it says that they are right. */
export const withNames = <W extends z.ZodMiniObject>(wire: W): W =>
  wire.check(
    ...(['name', 'last_name_1', 'last_name_2'] as const).map((field) =>
      z.refine<z.output<W>>((given) => isLong(given, field), { path: [field] }),
    ),
  )

/** What a call of ours says of the names in it. */
export const shortNameOf = (isShort: boolean): { readonly short_name?: true } => (isShort ? { short_name: true } : {})
