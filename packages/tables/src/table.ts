import type { TextFormat } from '@repo/domain/imports/text-format'

export const TABLE_LIMITS = {
  rows: 20_001,
  columns: 100,
  cellLength: 1000,
  sheets: 50,
  unpackedBytes: 50 * 2 ** 20,
} as const

export interface Sheet {
  /** Empty for a text file. */
  readonly name: string
  /** Blank rows are empty. */
  readonly rows: readonly (readonly string[])[]
}

export interface Table {
  readonly sheets: readonly Sheet[]
  /** Of a text file. */
  readonly textFormat: TextFormat | null
}

export type TableFault = 'unreadable' | 'too-many-rows' | 'too-many-columns' | 'empty'

export class TableError extends Error {
  readonly fault: TableFault

  constructor(fault: TableFault) {
    super(fault)
    this.name = 'TableError'
    this.fault = fault
  }
}

type Rows = readonly (readonly string[])[]

const isFilled = (row: readonly string[]): boolean => row.some((cell) => cell.trim() !== '')

/**
 * Cuts long cells, and refuses more rows and columns than a file of people has. Blank rows keep their place, so that
 * row numbers are those of a spreadsheet; blank rows at the end are dropped.
 */
export const limited = (rows: Rows): Rows => {
  const filled = rows.slice(0, rows.findLastIndex(isFilled) + 1)
  if (filled.length > TABLE_LIMITS.rows) throw new TableError('too-many-rows')
  if (filled.some((row) => row.length > TABLE_LIMITS.columns)) throw new TableError('too-many-columns')
  return filled.map((row) => (isFilled(row) ? row.map((cell) => cell.slice(0, TABLE_LIMITS.cellLength)) : []))
}
