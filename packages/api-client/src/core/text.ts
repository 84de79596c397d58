import { isOneLine } from '@repo/domain/core/one-line'
import * as z from 'zod/mini'

import { documentedAs } from './long-list.ts'

/** Embeddings, overrides, and isolates of direction: in a name they reverse the text next to it. */
const DIRECTION_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g

/** PostgreSQL text can't store NUL or lone surrogates. */
const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed()

/** Text in a request. Removes direction controls, rejects what the database can't store. */
export const text = () =>
  z.string().check(
    z.refine(isStorable, { abort: true }),
    z.overwrite((given) => given.replaceAll(DIRECTION_CONTROLS, '')),
  )

const isNone = (given: unknown): boolean =>
  given === null || given === 'null' || (typeof given === 'string' && given.trim() === '')

/** An optional value: null, an empty text, and `null` as text are all none. */
export const orNone = <W extends z.ZodMiniType, S extends z.ZodMiniType<unknown, z.output<W>>>(wire: W, of: S) =>
  documentedAs(
    z.codec(z.nullable(wire), z.nullable(of), {
      decode: (given) => (isNone(given) ? null : (given as z.input<S>)),
      encode: (value) => value as z.output<W> | null,
    }),
    z.nullable(of),
  )

interface Range {
  readonly min: number
  readonly max: number
}

/** Trimmed text of any lines, by length. */
export const paragraph = ({ min, max }: Range) => text().check(z.trim(), z.minLength(min), z.maxLength(max))

/** A trimmed line without control characters, by length. */
export const line = (range: Range) => paragraph(range).check(z.refine(isOneLine))
