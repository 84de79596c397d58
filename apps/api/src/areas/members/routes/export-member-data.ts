import { exportMemberData } from '@repo/api-client/members/export-member-data'

import { Refusal } from '../../../http/errors/refusal.ts'
import { route } from '../../../http/route.ts'
import { StreamedAnswer } from '../../../http/streamed-answer.ts'
import { centerToday } from '../../../lists/center-today.ts'
import { CSV_START, csvLines } from '../../../lists/files/csv.ts'
import { zipStream, type ZipEntry } from '../../../lists/files/zip-stream.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { memberData } from '../member-data.ts'

type Row = Readonly<Record<string, unknown>>

const cellOf = (value: unknown): string | number | null => {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'number') return value
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const csvOf = (rows: readonly Row[]): string => {
  const [first] = rows
  if (first === undefined) return CSV_START
  const columns = Object.keys(first)
  return CSV_START + csvLines([columns, ...rows.map((row) => columns.map((column) => cellOf(row[column])))])
}

const entriesOf = (data: Readonly<Record<string, readonly Row[]>>): ZipEntry[] => [
  { name: 'data.json', content: JSON.stringify(data, null, 2) },
  ...Object.entries(data).map(([name, rows]) => ({ name: `${name}.csv`, content: csvOf(rows) })),
]

export const exportMemberDataRoute = route(exportMemberData, async ({ params }, { context, principal }) => {
  const now = context.clock.now()
  const { data, today } = await principal.branch.run(async (tx) => {
    const found = await memberData(tx, params.uuid)
    if (found === null) throw new Refusal('not-found')
    const day = await centerToday(tx, now)
    const subject = { kind: 'member', uuid: params.uuid } as const
    await recordAudit(tx, principal, { action: 'member-data-exported', subject }, now)
    return { data: found, today: day }
  })
  return new StreamedAnswer({
    type: 'application/zip',
    fileName: `member-data-${today}.zip`,
    chunks: zipStream(entriesOf(data)),
  })
})
