import type { ExportFormat } from '@repo/api-client/core/list'

import { StreamedAnswer } from '../http/streamed-answer.ts'
import { CSV_START, csvLines } from './csv.ts'
import { inChunks } from './in-chunks.ts'
import { xlsxStream } from './xlsx.ts'

/** What stands in a cell; null leaves it empty. */
export type Cell = string | number | null

const ROWS_PER_CHUNK = 500
const CSV = 'text/csv; charset=utf-8'
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

interface Sheet {
  readonly format: ExportFormat
  readonly title: string
  /** The center's day, for the file's name. */
  readonly day: string
  readonly heads: readonly string[]
  readonly rows: AsyncIterable<readonly Cell[]>
}

/** Rows by the hundreds, the headings first. */
async function* table({ heads, rows }: Pick<Sheet, 'heads' | 'rows'>): AsyncGenerator<readonly (readonly Cell[])[]> {
  yield [heads]
  yield* inChunks(rows, ROWS_PER_CHUNK)
}

async function* csvOf(chunks: ReturnType<typeof table>): AsyncGenerator<string> {
  yield CSV_START
  for await (const rows of chunks) yield csvLines(rows)
}

/** A table as a file for spreadsheets, written as it is read. */
export const sheetAnswer = (sheet: Sheet): StreamedAnswer => {
  const name = `${sheet.title.toLowerCase()}-${sheet.day}`
  return sheet.format === 'csv'
    ? new StreamedAnswer({ type: CSV, fileName: `${name}.csv`, chunks: csvOf(table(sheet)) })
    : new StreamedAnswer({ type: XLSX, fileName: `${name}.xlsx`, chunks: xlsxStream(sheet.title, table(sheet)) })
}
