import { isEmail } from '../people/email-address.ts'
import { dayOrderOf, needsDayOrder, parseFileDay } from './days-in-files.ts'
import { columnOfHeader, MEMBER_COLUMNS, type MemberColumn } from './member-columns.ts'

/** A file's rows below its header, as text. Rows may be shorter than the header. */
export interface FileTable {
  readonly header: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** `sure`: the header says so, and the content agrees. `unsure`: ask. */
export type Certainty = 'sure' | 'likely' | 'unsure'

export interface ColumnGuess {
  /** Index in the file. */
  readonly index: number
  readonly certainty: Certainty
}

export type ColumnGuesses = Readonly<Partial<Record<MemberColumn, ColumnGuess>>>

/** Share of filled cells that must fit. */
const FITTING = 0.8
const SAMPLED_ROWS = 500

const filledCells = ({ rows }: FileTable, index: number): readonly string[] =>
  rows
    .slice(0, SAMPLED_ROWS)
    .map((row) => row[index]?.trim() ?? '')
    .filter((cell) => cell !== '')

const areMostly = (cells: readonly string[], fits: (cell: string) => boolean): boolean =>
  cells.length > 0 && cells.filter(fits).length >= cells.length * FITTING

const isDayCell =
  (cells: readonly string[], today: string) =>
  (cell: string): boolean =>
    parseFileDay(cell, dayOrderOf(cells) ?? 'dmy', today) !== null ||
    (needsDayOrder([cell]) && parseFileDay(cell, 'mdy', today) !== null)

const fits = (column: MemberColumn, cells: readonly string[], today: string): boolean => {
  if (column === 'email') return areMostly(cells, isEmail)
  if (column === 'birthday') return areMostly(cells, isDayCell(cells, today))
  return true
}

interface Named extends ColumnGuess {
  readonly column: MemberColumn
}

const namedColumns = (table: FileTable, today: string): readonly Named[] => {
  const known = table.header.map(columnOfHeader)
  const hasLastName = known.includes('lastName1')
  return known.flatMap((found, index) => {
    if (found === null) return []
    const column = found === 'any-name' ? (hasLastName ? 'name' : 'fullName') : found
    const cells = filledCells(table, index)
    const isUnlike = cells.length > 0 && !fits(column, cells, today)
    const certainty = found === 'any-name' ? 'likely' : 'sure'
    return [{ column, index, certainty: isUnlike ? ('unsure' as const) : certainty }]
  })
}

/** Where no header names it, the only column of emails is one. */
const emailByContent = (table: FileTable, taken: ReadonlySet<number>): ColumnGuess | null => {
  const candidates = table.header
    .map((_, index) => index)
    .filter((index) => !taken.has(index) && areMostly(filledCells(table, index), isEmail))
  const [only, other] = candidates
  return only !== undefined && other === undefined ? { index: only, certainty: 'likely' } : null
}

/** Guesses what each column holds, from headers and content. Two columns with one name are unsure. `today` is an ISO day. */
export const guessColumns = (table: FileTable, today: string): ColumnGuesses => {
  const named = namedColumns(table, today)
  const guesses: Partial<Record<MemberColumn, ColumnGuess>> = {}
  for (const column of MEMBER_COLUMNS) {
    const [first, second] = named.filter((one) => one.column === column)
    if (first === undefined) continue
    guesses[column] = { index: first.index, certainty: second === undefined ? first.certainty : 'unsure' }
  }
  const email = guesses.email ?? emailByContent(table, new Set(named.map(({ index }) => index)))
  return email === null ? guesses : { ...guesses, email }
}
