import { templateColumns } from '@repo/domain/imports/template'
import { dayIn } from '@repo/domain/time/day'
import { and, asc, eq, gt } from 'drizzle-orm'

import type { BranchDatabase } from '../../../database/branch-database.ts'
import { importRows } from '../../../database/schema/imports.ts'
import type { StreamedAnswer } from '../../../http/streamed-answer.ts'
import type { Language } from '../../../lib/language.ts'
import { sheetAnswer } from '../../../lists/files/sheet-answer.ts'
import { factsIn, type OpenImport, type RowContent } from '../import-store.ts'
import { faultText } from './fault-words.ts'

const ROWS_AT_ONCE = 200

const TITLES = { en: 'Import-faults', es: 'Errores-de-importación' } as const
const WHY = { en: 'Why', es: 'Motivo' } as const
const FILE = { en: 'File', es: 'Archivo' } as const

/** The file's header of each field, else ours. */
const labelsOf = (open: OpenImport, language: Language): ReadonlyMap<string, string> => {
  const { kind, settings } = open.row
  const facts = factsIn(open)
  if (kind === 'trainings' || facts === null) return new Map()
  const { columns } = settings
  return new Map(
    templateColumns(kind, language).map(([column, ours]) => {
      const header = facts.columns[columns[column] ?? -1]?.header ?? ''
      return [column, header === '' ? ours : header]
    }),
  )
}

const whyOf = ({ faults }: RowContent, labels: ReadonlyMap<string, string>, language: Language): string =>
  Object.entries(faults)
    .flatMap(([field, fault]) => {
      if (fault === undefined) return []
      const label = labels.get(field)
      const text = faultText(fault, language)
      return [label === undefined ? text : `${label}: ${text}`]
    })
    .join('; ')

interface Faults {
  readonly open: OpenImport
  readonly language: Language
  readonly width: number
}

async function* faultyRows(branch: BranchDatabase, { open, language, width }: Faults) {
  const labels = labelsOf(open, language)
  const { importUuid, state, number } = importRows
  for (let last: number | undefined = 0; last !== undefined;) {
    const isNext = and(eq(importUuid, open.row.uuid), eq(state, 'fault'), gt(number, last))
    const rows: readonly (typeof importRows.$inferSelect)[] = await branch.read((tx) =>
      tx.select().from(importRows).where(isNext).orderBy(asc(number)).limit(ROWS_AT_ONCE),
    )
    yield rows.map((row) => {
      const content = open.open(row.sealedContent)
      const cells = Array.from({ length: width }, (_, index) => content.raw[index] ?? '')
      return [...cells, whyOf(content, labels, language)]
    })
    last = rows.length < ROWS_AT_ONCE ? undefined : rows.at(-1)?.number
  }
}

/** The rows with faults as in the file, with a last column that says why. */
export const faultsFile = (
  branch: BranchDatabase,
  { open, language, zone, now }: Omit<Faults, 'width'> & { readonly zone: string; readonly now: number },
): StreamedAnswer => {
  const headers = factsIn(open)?.columns.map(({ header }) => header) ?? [FILE[language]]
  return sheetAnswer({
    format: 'csv',
    title: TITLES[language],
    day: dayIn(zone, now),
    heads: [...headers, WHY[language]],
    chunks: faultyRows(branch, { open, language, width: headers.length }),
  })
}
