import { type DayOrder, dayOrderOf, needsDayOrder } from './days-in-files.ts'
import { type FileTable, type Guesses } from './file-table.ts'
import { findHeader } from './find-header.ts'
import { guessColumns, guessSensorColumns } from './guess-columns.ts'
import type { ImportColumn, ImportKind } from './import.ts'
import {
  guessHeightUnit,
  guessWeightUnit,
  HEIGHT_UNITS,
  type HeightUnit,
  unitInHeader,
  WEIGHT_UNITS,
  type WeightUnit,
} from './measures-in-files.ts'
import { meaningOfM, needsMeaningOfM } from './sex-in-files.ts'
import type { TextFormat } from './text-format.ts'

/** Kinds that come in a table. */
export type TableKind = Exclude<ImportKind, 'trainings'>

/** What a column's header and cells say, whatever it holds. */
export interface ColumnFacts {
  readonly header: string
  /** Up to three different filled cells. */
  readonly samples: readonly string[]
  /** Null if the cells don't decide. */
  readonly dayOrder: DayOrder | null
  readonly needsDayOrder: boolean
  readonly weightUnit: WeightUnit | null
  readonly heightUnit: HeightUnit | null
  readonly sexOfM: 'male' | 'female' | null
  readonly needsSexOfM: boolean
}

/** What is known of a file before anyone confirmed how to read it. */
export interface FileFacts {
  /** Null for a workbook. */
  readonly textFormat: TextFormat | null
  readonly sheets: readonly string[]
  readonly sheet: number
  /** Null for a file without a header. */
  readonly headerRow: number | null
  /** Rows with a value, below the header. */
  readonly rows: number
  readonly columns: readonly ColumnFacts[]
  readonly guesses: Guesses<ImportColumn>
}

export interface NumberedRow {
  /** As a spreadsheet shows it, from 1. */
  readonly number: number
  readonly cells: readonly string[]
}

type Rows = readonly (readonly string[])[]

const SAMPLES = 3
const SAMPLE_LENGTH = 80
/** A column of sexes has few different values. */
const MOST_WORDS = 12
const MEASURED_ROWS = 500

/** The rows below the header that have a value. */
export const rowsBelow = (rows: Rows, headerRow: number | null): readonly NumberedRow[] =>
  rows.flatMap((cells, index) =>
    index <= (headerRow ?? -1) || cells.length === 0 ? [] : [{ number: index + 1, cells }],
  )

const columnFacts = (header: string, cells: readonly string[]): ColumnFacts => {
  const filled = cells.filter((cell) => cell !== '')
  const different = [...new Set(filled)]
  const words = different.length > MOST_WORDS ? [] : different
  const measured = filled.slice(0, MEASURED_ROWS)
  return {
    header,
    samples: different.slice(0, SAMPLES).map((cell) => cell.slice(0, SAMPLE_LENGTH)),
    dayOrder: dayOrderOf(different),
    needsDayOrder: needsDayOrder(different),
    weightUnit: unitInHeader(header, WEIGHT_UNITS) ?? guessWeightUnit(measured),
    heightUnit: unitInHeader(header, HEIGHT_UNITS) ?? guessHeightUnit(measured),
    sexOfM: meaningOfM(words),
    needsSexOfM: needsMeaningOfM(words),
  }
}

const guessesIn = (kind: TableKind, table: FileTable, today: string): Guesses<ImportColumn> =>
  kind === 'members' ? guessColumns(table, today) : guessSensorColumns(table)

const tableOf = (rows: Rows, headerRow: number | null): FileTable => {
  const below = rowsBelow(rows, headerRow).map(({ cells }) => cells)
  const named = headerRow === null ? [] : (rows[headerRow] ?? [])
  const width = below.reduce((most, { length }) => Math.max(most, length), named.length)
  return { header: Array.from({ length: width }, (_, index) => named[index]?.trim() ?? ''), rows: below }
}

export interface ChosenRows {
  readonly sheet: number
  readonly headerRow: number | null | 'guessed'
}

interface Sheets {
  readonly kind: TableKind
  readonly sheets: readonly { readonly name: string; readonly rows: Rows }[]
  readonly textFormat: TextFormat | null
  /** Null guesses the sheet too. */
  readonly chosen: ChosenRows | null
  /** ISO day. */
  readonly today: string
}

/** The first sheet with the most columns that are known. */
const guessSheet = ({ kind, sheets, today }: Omit<Sheets, 'chosen' | 'textFormat'>): number => {
  const known = sheets.map(({ rows }) => Object.keys(guessesIn(kind, tableOf(rows, findHeader(rows)), today)).length)
  return Math.max(0, known.indexOf(Math.max(...known)))
}

/** Reads what a file says about itself. */
export const factsOf = ({ chosen, textFormat, ...file }: Sheets): FileFacts => {
  const { kind, sheets, today } = file
  const sheet = Math.min(chosen?.sheet ?? guessSheet(file), sheets.length - 1)
  const rows = sheets[sheet]?.rows ?? []
  const { headerRow: wanted = 'guessed' } = chosen ?? {}
  const headerRow = wanted === 'guessed' ? findHeader(rows) : wanted
  const table = tableOf(rows, headerRow)
  return {
    textFormat,
    sheets: sheets.map(({ name }) => name),
    sheet,
    headerRow,
    rows: table.rows.length,
    columns: table.header.map((header, index) =>
      columnFacts(
        header,
        table.rows.map((row) => row[index]?.trim() ?? ''),
      ),
    ),
    guesses: guessesIn(kind, table, today),
  }
}
