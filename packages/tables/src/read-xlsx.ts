import { unzipSync } from 'fflate'

import { limited, type Sheet, TABLE_LIMITS, TableError } from './table.ts'
import { readDayStyles, readRelations, readSharedTexts, readWorkbook, walk, type Workbook } from './xlsx-parts.ts'

const NEEDED =
  /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|styles\.xml|worksheets\/[^/]+\.xml)$/
const DAY_MS = 86_400_000
/** The serial number of 1970-01-01. 1900 is a leap year in spreadsheets, so days before March 1900 are off by one. */
const EPOCH_FROM_1900 = 25_569
const EPOCH_FROM_1904 = 24_107
const LATEST_SERIAL = 2_958_465

const isoDay = (serial: number, { isFrom1904 }: Workbook): string | null => {
  if (!(serial > 0 && serial <= LATEST_SERIAL)) return null
  const days = Math.floor(serial) - (isFrom1904 ? EPOCH_FROM_1904 : EPOCH_FROM_1900)
  return new Date(days * DAY_MS).toISOString().slice(0, 10)
}

/** Column of a reference such as `AB12`, from 0. */
const columnOf = (reference: string): number => {
  let column = 0
  for (const letter of /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '') column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}

interface Parts {
  readonly workbook: Workbook
  readonly texts: readonly string[]
  readonly isDay: readonly boolean[]
}

interface Cell {
  readonly type: string
  readonly style: number
  value: string
}

const textOf = ({ type, style, value }: Cell, { workbook, texts, isDay }: Parts): string => {
  if (type === 's') return texts[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'true' : 'false'
  if (type === 'e') return ''
  if (type !== 'n' || isDay[style] !== true) return value
  return isoDay(Number(value), workbook) ?? value
}

const readSheet = (bytes: Uint8Array, parts: Parts): readonly (readonly string[])[] => {
  const rows: string[][] = []
  let row: string[] = []
  let number = 0
  let column = -1
  let cell: Cell = { type: 'n', style: 0, value: '' }
  walk(bytes, {
    opened: (name, attributes) => {
      if (name === 'row') {
        row = []
        number = Number(attributes['r'] ?? number + 1)
        column = -1
      }
      if (name !== 'c') return
      const reference = attributes['r']
      column = reference === undefined ? column + 1 : columnOf(reference)
      cell = { type: attributes['t'] ?? 'n', style: Number(attributes['s'] ?? 0), value: '' }
    },
    closed: (name, text) => {
      if (name === 'v') cell.value = text
      if (name === 't') cell.value += text
      if (name === 'c' && column >= TABLE_LIMITS.columns) throw new TableError('too-many-columns')
      if (name === 'c' && column >= 0) row[column] = textOf(cell, parts)
      if (name !== 'row' || !row.some((value) => value.trim() !== '')) return
      if (!(number >= 1 && number <= TABLE_LIMITS.rows)) throw new TableError('too-many-rows')
      rows[number - 1] = Array.from(row, (value) => value ?? '')
    },
  })
  return Array.from(rows, (each) => each ?? [])
}

const unpack = (bytes: Uint8Array): ReadonlyMap<string, Uint8Array> => {
  let unpacked = 0
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!NEEDED.test(name)) return false
      unpacked += originalSize
      if (unpacked > TABLE_LIMITS.unpackedBytes) throw new TableError('unreadable')
      return true
    },
  })
  return new Map(Object.entries(files))
}

/** Reads the sheets of a workbook. Formulas give their stored values. */
export const readXlsx = (bytes: Uint8Array): readonly Sheet[] => {
  const files = unpack(bytes)
  const part = (name: string) => files.get(`xl/${name}`)
  const [workbookPart, relations] = [part('workbook.xml'), part('_rels/workbook.xml.rels')]
  if (workbookPart === undefined || relations === undefined) throw new TableError('unreadable')
  const workbook = readWorkbook(workbookPart)
  const paths = readRelations(relations)
  const [texts, styles] = [part('sharedStrings.xml'), part('styles.xml')]
  const parts = {
    workbook,
    texts: texts === undefined ? [] : readSharedTexts(texts),
    isDay: styles === undefined ? [] : readDayStyles(styles),
  }
  const sheets = workbook.sheets.flatMap(({ name, id }) => {
    const sheet = part(paths.get(id) ?? '')
    const rows = sheet === undefined ? [] : limited(readSheet(sheet, parts))
    return rows.length === 0 ? [] : [{ name, rows }]
  })
  if (sheets.length === 0) throw new TableError('empty')
  return sheets
}
