import * as z from 'zod/mini'

import { line, text } from './text.ts'

/** A text as the wire may have it: absent, empty, and the text `null` are all none. */
export const parseOptional = (wire: string | null | undefined): string | null =>
  wire === undefined || wire === null || wire.trim() === '' || wire === 'null' ? null : wire

const PARSED = { decode: parseOptional, encode: (given: string | null) => given }

/** A text in an answer that need not be there. */
export const OptionalText = z.codec(z.nullable(z.string()), z.nullable(z.string()), PARSED)

/** A line in a call that need not be there; its length in characters. */
export const optionalLine = (range: Parameters<typeof line>[0]) =>
  z.codec(z.nullable(text()), z.nullable(line(range)), PARSED)
