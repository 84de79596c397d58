import { type Separator, SEPARATORS, type TextEncoding, type TextFormat } from '@repo/domain/imports/text-format'
import papaparse from 'papaparse'

import { limited, type Table, TABLE_LIMITS, TableError } from './table.ts'

/** What is absent is guessed. */
export type ChosenFormat = Partial<TextFormat>

interface Decoded {
  readonly text: string
  readonly encoding: TextEncoding
}

const markedAs = ([first, second]: Uint8Array): TextEncoding | null => {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : null
}

/** Bytes that an encoding doesn't have become U+FFFD, so that a person sees the wrong choice. */
const decodedAs = (bytes: Uint8Array, encoding: TextEncoding): Decoded => ({
  text: new TextDecoder(encoding).decode(bytes),
  encoding,
})

const SPANISH_LETTERS = /[áéíóúüñ]/giu

const spanishLettersIn = ({ text }: Decoded): number => text.match(SPANISH_LETTERS)?.length ?? 0

/** The one with more letters of Spanish: the bytes of one encoding's accents are symbols in the other. */
const legacyOf = (bytes: Uint8Array): Decoded => {
  const [windows, mac] = [decodedAs(bytes, 'windows-1252'), decodedAs(bytes, 'macintosh')]
  return spanishLettersIn(mac) > spanishLettersIn(windows) ? mac : windows
}

/** By its byte order mark; else UTF-8 if all of it is valid, else as spreadsheets of Windows or older Macs write it. */
export const decodeTable = (bytes: Uint8Array): Decoded => {
  const encoding = markedAs(bytes) ?? 'utf-8'
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), encoding }
  } catch {
    return legacyOf(bytes)
  }
}

const isText = (text: string): boolean => !text.includes('\u0000')

/** Without blank lines, which would make short lines of the others. */
const separatorIn = (text: string): Separator => {
  const { meta } = papaparse.parse(text, { delimitersToGuess: [...SEPARATORS], skipEmptyLines: 'greedy', preview: 1 })
  return SEPARATORS.find((separator) => separator === meta.delimiter) ?? ','
}

/** Reads CSV and TSV. */
export const readText = (bytes: Uint8Array, chosen: ChosenFormat): Table => {
  const { text, encoding } = chosen.encoding ? decodedAs(bytes, chosen.encoding) : decodeTable(bytes)
  if (!isText(text)) throw new TableError('unreadable')
  const separator = chosen.separator ?? separatorIn(text)
  const { data } = papaparse.parse<string[]>(text, { delimiter: separator, preview: 2 * TABLE_LIMITS.rows })
  const rows = limited(data)
  if (rows.length === 0) throw new TableError('empty')
  return { sheets: [{ name: '', rows }], textFormat: { encoding, separator } }
}
