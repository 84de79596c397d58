import { type ChosenFormat, readText } from './read-text.ts'
import { readXlsx } from './read-xlsx.ts'
import { type Table, TableError } from './table.ts'

const isZip = ([first, second]: Uint8Array): boolean => first === 0x50 && second === 0x4b

/** Reads a CSV, TSV, or XLSX file by its first bytes. Throws {@link TableError}. */
export const readTable = (bytes: Uint8Array, chosen: ChosenFormat = {}): Table => {
  try {
    return isZip(bytes) ? { sheets: readXlsx(bytes), textFormat: null } : readText(bytes, chosen)
  } catch (error) {
    throw error instanceof TableError ? error : new TableError('unreadable')
  }
}
