import { KNOWN_DECISIONS } from '@repo/domain/imports/field-changes'
import { ROW_OUTCOMES, ROW_STATES } from '@repo/domain/imports/import'
import * as z from 'zod/mini'

import { renamed } from '../core/renamed.ts'

const Cell = z.union([z.string(), z.number(), z.null()])

/** `min` and `max` are bounds, `row` another row of the file, `text` a sentence in the caller's language. */
const RowFault = z.object({
  code: z.string(),
  text: z.string(),
  min: z.optional(z.number()),
  max: z.optional(z.number()),
  row: z.optional(z.int()),
})

/** `force` imports a training beside the one that it overlaps. */
export const ROW_DECISIONS = [...KNOWN_DECISIONS, 'force'] as const

export const ImportRowCodec = renamed(
  z.object({
    /** As a spreadsheet shows it, from 1. For trainings, the number of the file. */
    number: z.int(),
    state: z.enum(ROW_STATES),
    outcome: z.nullable(z.enum(ROW_OUTCOMES)),
    /** Text by field, as in the file or edited. */
    cells: z.record(z.string(), z.string()),
    /** What the plan reads in cells that can be misread: days as ISO days, weights in kg, heights in cm. */
    understood: z.record(z.string(), z.union([z.string(), z.number()])),
    /** By field; the field `row` is for the whole row. */
    faults: z.record(z.string(), RowFault),
    changes: z.array(z.object({ field: z.string(), before: Cell, after: Cell })),
    decision: z.nullable(z.enum(ROW_DECISIONS)),
    /** The known member or sensor. */
    target: z.nullable(z.object({ uuid: z.string(), name: z.string() })),
    /** Given to a new member without one. */
    pseudonym: z.nullable(z.string()),
    is_edited: z.boolean(),
  }),
  { is_edited: 'isEdited' },
)
export type ImportRow = z.output<typeof ImportRowCodec>
export type ImportRowFault = ImportRow['faults'][string]
