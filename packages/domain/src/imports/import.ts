import type { DayOrder } from './days-in-files.ts'
import type { HeightUnit, WeightUnit } from './measures-in-files.ts'
import type { MemberColumn } from './member-columns.ts'
import type { SensorColumn } from './sensor-columns.ts'
import type { Separator, TextEncoding } from './text-format.ts'

export const IMPORT_KINDS = ['members', 'sensors', 'trainings'] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]

/**
 * `columns`: the guesses wait for a confirmation. `preview`: the plan is made. `done` and `undone` are final, but a done
 * import can be undone for {@link UNDO_HOURS}.
 */
export const IMPORT_STATES = ['columns', 'preview', 'running', 'done', 'undoing', 'undone'] as const
export type ImportState = (typeof IMPORT_STATES)[number]

/** What the plan does with a row. `same`: there is nothing to write. */
export const ROW_STATES = ['new', 'changed', 'same', 'fault', 'left-out'] as const
export type RowState = (typeof ROW_STATES)[number]

/** What the run or undo did with a row. `moved`: its member was changed since the preview. `kept`: can't be undone. */
export const ROW_OUTCOMES = ['created', 'changed', 'moved', 'removed', 'restored', 'kept'] as const
export type RowOutcome = (typeof ROW_OUTCOMES)[number]

/** Why undo keeps a row's member, sensor, or training. */
export const KEPT_REASONS = ['trained', 'in-challenge', 'edited', 'in-class', 'lent'] as const
export type KeptReason = (typeof KEPT_REASONS)[number]

export const UNDO_HOURS = 24

export const importLimits = {
  fileBytes: 10 * 2 ** 20,
  rows: 20_000,
  fileName: 200,
  cellLength: 1000,
  path: 500,
  listed: 50,
  trainingFiles: 500,
  trainingBytes: 500 * 2 ** 20,
} as const

export type ImportColumn = MemberColumn | SensorColumn

/** How to read a file: guessed first, then confirmed by a person. */
export interface ImportSettings {
  /** Null for a workbook, as `separator`. */
  readonly encoding: TextEncoding | null
  readonly separator: Separator | null
  /** Index of the sheet. */
  readonly sheet: number
  /** Index of the header row in the sheet; null if the file has none. */
  readonly headerRow: number | null
  /** Index in the file of each column that is read. */
  readonly columns: Readonly<Partial<Record<ImportColumn, number>>>
  /** Null is undecided, as for the other choices. */
  readonly dayOrder: DayOrder | null
  readonly weightUnit: WeightUnit | null
  readonly heightUnit: HeightUnit | null
  /** The meaning of M. */
  readonly sexOfM: 'male' | 'female' | null
  readonly nameLanguage: 'en' | 'es'
  /** Lets short names of the whole file pass. */
  readonly isShortName: boolean
  /** For members and sensors that the center knows. */
  readonly decision: 'skip' | 'fill' | 'overwrite'
  readonly sendsWelcomeMails: boolean
}

/** Choices that the file leaves open. An import runs only without them. */
export const IMPORT_QUESTIONS = ['email', 'name', 'dayOrder', 'weightUnit', 'heightUnit', 'sexOfM', 'address'] as const
export type ImportQuestion = (typeof IMPORT_QUESTIONS)[number]
