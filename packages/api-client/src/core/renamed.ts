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

type Names<W> = { readonly [K in keyof W]?: string }
type Given<T> = T extends readonly (infer I)[] ? readonly I[] : T
type Renamed<W, N extends Names<W>> = {
  readonly [K in keyof W as K extends keyof N ? (N[K] extends string ? N[K] : K) : K]: Given<W[K]>
}

const rename = (value: object, names: ReadonlyMap<string, string>): object =>
  Object.fromEntries(Object.entries(value).map(([name, part]) => [names.get(name) ?? name, part]))

/** Codec that renames an object's fields. */
export const renamed = <W extends z.ZodMiniObject, const N extends Names<z.output<W>>>(wire: W, names: N) => {
  const ours = new Map(Object.entries(names as Record<string, string>))
  const theirs = new Map([...ours].map(([name, our]) => [our, name]))
  return z.codec(wire, z.custom<Renamed<z.output<W>, N>>(), {
    decode: (value) => rename(value, ours) as Renamed<z.output<W>, N>,
    encode: (value) => rename(value, theirs) as z.output<W>,
  })
}

/** Codec of rows wrapped in `data`. */
export const inData = <R extends z.ZodMiniType>(row: R) =>
  z.codec(z.object({ data: z.array(row) }), z.custom<readonly z.output<R>[]>(), {
    decode: ({ data }) => data,
    encode: (rows) => ({ data: [...rows] }),
  })

/** Codec of a value wrapped in `data`. */
export const oneInData = <R extends z.ZodMiniType>(one: R) =>
  z.codec(z.object({ data: one as z.ZodMiniType<z.output<R>, z.input<R>> }), z.custom<z.output<R>>(), {
    decode: ({ data }) => data,
    encode: (data) => ({ data }),
  })
