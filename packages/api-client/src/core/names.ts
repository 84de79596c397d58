import { memberLimits } from '@repo/domain/core/limits'
import { SHORTEST_NAME } from '@repo/domain/people/short-name'
import * as z from 'zod/mini'

import { documentedAs } from './long-list.ts'
import { line, orNone, text } from './text.ts'

const nameOf = (range: { readonly min: number; readonly max: number }) =>
  documentedAs(line({ ...range, min: SHORTEST_NAME }), line(range))

const SHORT_NAME = { short_name: z.optional(z.boolean()) }

export const FirstNamesShape = {
  name: nameOf(memberLimits.name),
  last_name_1: nameOf(memberLimits.lastName),
  ...SHORT_NAME,
}

export const NamesShape = {
  ...FirstNamesShape,
  last_name_2: z.optional(orNone(text(), nameOf(memberLimits.lastName))),
}

const LEAST = {
  name: memberLimits.name.min,
  last_name_1: memberLimits.lastName.min,
  last_name_2: memberLimits.lastName.min,
} as const

const isLong = (wire: object, field: keyof typeof LEAST): boolean => {
  const { short_name: isSaid, [field]: given } = wire as Readonly<Record<string, unknown>>
  return isSaid === true || typeof given !== 'string' || given.length >= LEAST[field]
}

/** Rejects short names without `short_name`. */
export const withNames = <W extends z.ZodMiniObject>(wire: W): W =>
  wire.check(
    ...(['name', 'last_name_1', 'last_name_2'] as const).map((field) =>
      z.refine<z.output<W>>((given) => isLong(given, field), { path: [field] }),
    ),
  )

/** The confirmation to send for short names. */
export const shortNameOf = (isShort: boolean): { readonly short_name?: true } => (isShort ? { short_name: true } : {})
