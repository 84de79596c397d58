/** A file's rows below its header, as text. Rows may be shorter than the header. */
export interface FileTable {
  readonly header: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** `sure`: the header says so, and the content agrees. `unsure`: ask. */
type Certainty = 'sure' | 'likely' | 'unsure'

export interface ColumnGuess {
  /** Index in the file. */
  readonly index: number
  readonly certainty: Certainty
}

export type Guesses<Column extends string> = Readonly<Partial<Record<Column, ColumnGuess>>>

/** A column of the file that its header names. */
export interface NamedColumn<Column extends string> extends ColumnGuess {
  readonly column: Column
}

/** Share of filled cells that must fit. */
const FITTING = 0.8
const SAMPLED_ROWS = 500

/** Filled cells of the first rows. */
export const filledCells = ({ rows }: FileTable, index: number): readonly string[] =>
  rows
    .slice(0, SAMPLED_ROWS)
    .map((row) => row[index]?.trim() ?? '')
    .filter((cell) => cell !== '')

/** Whether at least four of five cells fit, and one. */
export const areMostly = (cells: readonly string[], fits: (cell: string) => boolean): boolean =>
  cells.length > 0 && cells.filter(fits).length >= cells.length * FITTING

/** The first column of each name. It is unsure if another has the name too. */
export const guessesOf = <Column extends string>(
  columns: readonly Column[],
  named: readonly NamedColumn<Column>[],
): Guesses<Column> => {
  const guesses: Partial<Record<Column, ColumnGuess>> = {}
  for (const column of columns) {
    const [first, second] = named.filter((one) => one.column === column)
    if (first === undefined) continue
    guesses[column] = { index: first.index, certainty: second === undefined ? first.certainty : 'unsure' }
  }
  return guesses
}

/** The only column without a known header whose cells fit. */
export const onlyColumn = (
  table: FileTable,
  named: readonly ColumnGuess[],
  fits: (cell: string) => boolean,
): ColumnGuess | null => {
  const taken = new Set(named.map(({ index }) => index))
  const candidates = table.header
    .map((_, index) => index)
    .filter((index) => !taken.has(index) && areMostly(filledCells(table, index), fits))
  const [only, other] = candidates
  return only !== undefined && other === undefined ? { index: only, certainty: 'likely' } : null
}
