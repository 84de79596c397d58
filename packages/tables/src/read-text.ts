import papaparse from 'papaparse'

import { limited, type Table, TABLE_LIMITS, TableError } from './table.ts'

const SEPARATORS = [',', ';', '\t', '|']

/** By its byte order mark; else UTF-8 if all of it is valid, else Windows-1252, as spreadsheets in Spanish write it. */
export const decodeTable = (bytes: Uint8Array): { readonly text: string; readonly encoding: string } => {
  const [first, second] = bytes
  const marked = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : null
  for (const encoding of [marked ?? 'utf-8', 'windows-1252']) {
    try {
      return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), encoding }
    } catch {
      // the next one decodes all bytes
    }
  }
  throw new TableError('unreadable')
}

const isText = (text: string): boolean => !text.includes('\u0000')

/** Reads CSV and TSV. */
export const readText = (bytes: Uint8Array): Table => {
  const { text, encoding } = decodeTable(bytes)
  if (!isText(text)) throw new TableError('unreadable')
  const { data, meta } = papaparse.parse<string[]>(text, {
    delimitersToGuess: SEPARATORS,
    preview: 2 * TABLE_LIMITS.rows,
  })
  const rows = limited(data)
  if (rows.length === 0) throw new TableError('empty')
  return { sheets: [{ name: '', rows }], textFormat: { encoding, separator: meta.delimiter } }
}
