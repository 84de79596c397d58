import type { ExportFormat } from '@repo/api-client/core/list'

import { StreamedAnswer } from '../../http/streamed-answer.ts'
import { CSV_START, csvLines } from './csv.ts'
import { xlsxStream } from './xlsx.ts'

export type Cell = string | number | null

const CSV = 'text/csv; charset=utf-8'
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

interface Sheet {
  readonly format: ExportFormat
  readonly title: string
  /** The center's day, for the file name. */
  readonly day: string
  readonly heads: readonly string[]
  /** Hundreds of rows each: writing one at a time costs more than the rows. */
  readonly chunks: AsyncIterable<readonly (readonly Cell[])[]>
}

async function* table({
  heads,
  chunks,
}: Pick<Sheet, 'heads' | 'chunks'>): AsyncGenerator<readonly (readonly Cell[])[]> {
  yield [heads]
  yield* chunks
}

async function* csvOf(chunks: ReturnType<typeof table>): AsyncGenerator<string> {
  yield CSV_START
  for await (const rows of chunks) yield csvLines(rows)
}

export const sheetAnswer = (sheet: Sheet): StreamedAnswer => {
  const name = `${sheet.title.toLowerCase()}-${sheet.day}`
  return sheet.format === 'csv'
    ? new StreamedAnswer({ type: CSV, fileName: `${name}.csv`, chunks: csvOf(table(sheet)) })
    : new StreamedAnswer({ type: XLSX, fileName: `${name}.xlsx`, chunks: xlsxStream(sheet.title, table(sheet)) })
}
