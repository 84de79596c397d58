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
  readonly rows: readonly (readonly string[])[]
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

/** Cuts long cells, and refuses more rows and columns than a file of people has. */
export const limited = (rows: readonly (readonly string[])[]): readonly (readonly string[])[] => {
  if (rows.length > TABLE_LIMITS.rows) throw new TableError('too-many-rows')
  if (rows.some((row) => row.length > TABLE_LIMITS.columns)) throw new TableError('too-many-columns')
  return rows.map((row) => row.map((cell) => cell.slice(0, TABLE_LIMITS.cellLength)))
}
