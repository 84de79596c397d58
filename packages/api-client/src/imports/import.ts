import { DAY_ORDERS } from '@repo/domain/imports/days-in-files'
import { KNOWN_DECISIONS } from '@repo/domain/imports/field-changes'
import {
  IMPORT_KINDS,
  IMPORT_QUESTIONS,
  IMPORT_STATES,
  importLimits,
  type ImportSettings,
  KEPT_REASONS,
} from '@repo/domain/imports/import'
import { HEIGHT_UNITS, WEIGHT_UNITS } from '@repo/domain/imports/measures-in-files'
import { MEMBER_COLUMNS } from '@repo/domain/imports/member-columns'
import { SENSOR_COLUMNS } from '@repo/domain/imports/sensor-columns'
import { SEPARATORS, TEXT_ENCODINGS } from '@repo/domain/imports/text-format'
import { SEXES } from '@repo/domain/trainings/calories'
import * as z from 'zod/mini'

import { renamed } from '../core/renamed.ts'
import { Moment } from '../core/schemas.ts'

const Place = z.int().check(z.minimum(0), z.maximum(importLimits.rows + 100))
const ImportColumnName = z.enum([...MEMBER_COLUMNS, ...SENSOR_COLUMNS])

/** How to read a file. `null` is undecided. */
export const SettingsCodec = renamed(
  z.object({
    encoding: z.nullable(z.enum(TEXT_ENCODINGS)),
    separator: z.nullable(z.enum(SEPARATORS)),
    sheet: Place,
    header_row: z.nullable(Place),
    columns: z.partialRecord(ImportColumnName, Place),
    day_order: z.nullable(z.enum(DAY_ORDERS)),
    weight_unit: z.nullable(z.enum(WEIGHT_UNITS)),
    height_unit: z.nullable(z.enum(HEIGHT_UNITS)),
    sex_of_m: z.nullable(z.enum(SEXES)),
    name_language: z.enum(['en', 'es']),
    is_short_name: z.boolean(),
    decision: z.enum(KNOWN_DECISIONS),
    sends_welcome_mails: z.boolean(),
  }),
  {
    header_row: 'headerRow',
    day_order: 'dayOrder',
    weight_unit: 'weightUnit',
    height_unit: 'heightUnit',
    sex_of_m: 'sexOfM',
    name_language: 'nameLanguage',
    is_short_name: 'isShortName',
    sends_welcome_mails: 'sendsWelcomeMails',
  },
)
export type { ImportSettings }

const FileColumn = z.object({
  index: z.int(),
  header: z.string(),
  /** Up to three different filled cells. */
  samples: z.array(z.string()),
  guess: z.nullable(z.object({ column: ImportColumnName, certainty: z.enum(['sure', 'likely', 'unsure']) })),
})

const Counts = renamed(
  z.object({
    new: z.int(),
    changed: z.int(),
    same: z.int(),
    fault: z.int(),
    left_out: z.int(),
  }),
  { left_out: 'leftOut' },
)

const Progress = z.object({ written: z.int(), total: z.int() })

/** What the run or the undo couldn't do, named. */
const Kept = z.object({ number: z.int(), name: z.string(), reason: z.enum(KEPT_REASONS) })

export const ImportCodec = renamed(
  z.object({
    uuid: z.string(),
    kind: z.enum(IMPORT_KINDS),
    state: z.enum(IMPORT_STATES),
    file_name: z.string(),
    created_at: Moment,
    done_at: z.nullable(Moment),
    /** Null if it can't be undone, not yet or no longer. */
    undo_until: z.nullable(Moment),
    settings: SettingsCodec,
    sheets: z.array(z.string()),
    /** Empty for trainings. */
    columns: z.array(FileColumn),
    questions: z.array(z.enum(IMPORT_QUESTIONS)),
    counts: Counts,
    /** New members without each field, which is stored as not given. */
    missing: z.record(z.string(), z.int()),
    /** Of the run: what it wrote, and rows that others changed since the preview. */
    progress: Progress,
    outcomes: z.object({ created: z.int(), changed: z.int(), moved: z.int() }),
    kept: z.array(Kept),
  }),
  {
    file_name: 'fileName',
    created_at: 'createdAt',
    done_at: 'doneAt',
    undo_until: 'undoUntil',
  },
)
export type Import = z.output<typeof ImportCodec>
export type ImportFileColumn = Import['columns'][number]
