import { isEmail } from '../people/email-address.ts'
import { columnOfHeader } from './member-columns.ts'
import { sensorColumnOfHeader } from './sensor-columns.ts'

/** Rows that titles, dates of export, and blank lines take at most. */
const SEARCHED_ROWS = 20

const isValue = (cell: string): boolean => isEmail(cell) || /\d{3}/.test(cell)

const filled = (row: readonly string[]): readonly string[] =>
  row.map((cell) => cell.trim()).filter((cell) => cell !== '')

const isKnown = (cell: string): boolean => columnOfHeader(cell) !== null || sensorColumnOfHeader(cell) !== null

/** How many cells of a row are known headers. */
const knownHeaders = (row: readonly string[]): number => row.filter(isKnown).length

/**
 * The index of the header row: the first with two known headers, else the first with two different texts and no values.
 * Null if the file begins with values.
 */
export const findHeader = (rows: readonly (readonly string[])[]): number | null => {
  const searched = rows.slice(0, SEARCHED_ROWS)
  const known = searched.findIndex((row) => knownHeaders(row) >= 2)
  if (known !== -1) return known
  const first = searched.findIndex((row) => filled(row).length >= 2)
  const cells = filled(searched[first] ?? [])
  const isHeader = cells.length >= 2 && new Set(cells).size === cells.length && !cells.some(isValue)
  return isHeader ? first : null
}
