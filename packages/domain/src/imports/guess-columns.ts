import { isEmail } from '../people/email-address.ts'
import { isMac } from '../sensors/mac-address.ts'
import { isAntNumber } from '../sensors/strap-address.ts'
import { dayOrderOf, needsDayOrder, parseFileDay } from './days-in-files.ts'
import {
  areMostly,
  type FileTable,
  filledCells,
  type Guesses,
  guessesOf,
  type NamedColumn,
  onlyColumn,
} from './file-table.ts'
import { columnOfHeader, MEMBER_COLUMNS, type MemberColumn } from './member-columns.ts'
import { SENSOR_COLUMNS, type SensorColumn, sensorColumnOfHeader } from './sensor-columns.ts'

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

const isUnlike = (cells: readonly string[], isFitting: boolean): boolean => cells.length > 0 && !isFitting

const namedColumns = (table: FileTable, today: string): readonly NamedColumn<MemberColumn>[] => {
  const known = table.header.map(columnOfHeader)
  const hasLastName = known.includes('lastName1')
  return known.flatMap((found, index) => {
    if (found === null) return []
    const column = found === 'any-name' ? (hasLastName ? 'name' : 'fullName') : found
    const cells = filledCells(table, index)
    const certainty = found === 'any-name' ? 'likely' : 'sure'
    return [{ column, index, certainty: isUnlike(cells, fits(column, cells, today)) ? 'unsure' : certainty }]
  })
}

/**
 * Guesses what each column of members holds, from headers and content. Two columns with one name are unsure. `today` is
 * an ISO day.
 */
export const guessColumns = (table: FileTable, today: string): Guesses<MemberColumn> => {
  const named = namedColumns(table, today)
  const guesses = guessesOf(MEMBER_COLUMNS, named)
  const email = guesses.email ?? onlyColumn(table, named, isEmail)
  return email === null ? guesses : { ...guesses, email }
}

const SENSOR_CELLS: Readonly<Partial<Record<SensorColumn, (cell: string) => boolean>>> = {
  mac: isMac,
  ant: isAntNumber,
  wearer: isEmail,
}

/** Guesses what each column of sensors holds, as {@link guessColumns} does. */
export const guessSensorColumns = (table: FileTable): Guesses<SensorColumn> => {
  const named = table.header.map(sensorColumnOfHeader).flatMap((column, index): NamedColumn<SensorColumn>[] => {
    if (column === null) return []
    const cells = filledCells(table, index)
    const isFitting = areMostly(cells, SENSOR_CELLS[column] ?? (() => true))
    return [{ column, index, certainty: isUnlike(cells, isFitting) ? 'unsure' : 'sure' }]
  })
  const guesses = guessesOf(SENSOR_COLUMNS, named)
  const mac = guesses.mac ?? onlyColumn(table, named, isMac)
  const wearer = guesses.wearer ?? onlyColumn(table, named, isEmail)
  return { ...guesses, ...(mac === null ? {} : { mac }), ...(wearer === null ? {} : { wearer }) }
}
