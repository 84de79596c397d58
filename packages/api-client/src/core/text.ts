import { isOneLine } from '@repo/domain/core/one-line'
import * as z from 'zod/mini'

import { documentedAs } from './long-list.ts'

/** Embeddings, overrides, and isolates of direction: in a name they reverse the text next to it. */
const DIRECTION_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g

/** PostgreSQL text holds neither NUL nor lone surrogates. */
const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed()

/**
 * A text in a call, up to any length: the field's own limits follow as checks. Removes direction controls and refuses
 * what the database cannot store. Every string that a call carries is one of these or has a format.
 */
export const text = () =>
  z.string().check(
    z.refine(isStorable, { abort: true }),
    z.overwrite((given) => given.replaceAll(DIRECTION_CONTROLS, '')),
  )

const isNone = (given: unknown): boolean =>
  given === null || given === 'null' || (typeof given === 'string' && given.trim() === '')

/** An optional value in a call: null, an empty text, and the text `null` all say that there is none. */
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

/** Text of one or more lines without spaces at its ends; its length in characters. */
export const paragraph = ({ min, max }: Range) => text().check(z.trim(), z.minLength(min), z.maxLength(max))

/** A line without spaces at its ends and without control characters, such as a name; its length in characters. */
export const line = (range: Range) => paragraph(range).check(z.refine(isOneLine))
