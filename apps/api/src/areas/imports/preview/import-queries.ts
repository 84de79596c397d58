import { type ImportKind, importLimits, ROW_OUTCOMES, ROW_STATES, type RowState } from '@repo/domain/imports/import'
import { and, asc, count, desc, eq, inArray, isNotNull, type SQL } from 'drizzle-orm'

import type { Transaction } from '../../../database/database.ts'
import { importRows, imports } from '../../../database/schema/imports.ts'
import { members } from '../../../database/schema/members.ts'
import { sensors } from '../../../database/schema/sensors.ts'
import type { Context } from '../../../lib/context.ts'
import { isKept, type OpenImport, openWith } from '../import-store.ts'
import { type OutcomeCounts, presentImport } from './presenters.ts'

type StoredRow = typeof importRows.$inferSelect
type Needed = Pick<Context, 'clock' | 'encryption'>

export const ROWS_PER_PAGE = 50
/** More than that many are counted, but not named. */
const MOST_NAMED = 500

const named = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' ')

/** Names of members and sensors by their id. */
export const targetNames = async (
  tx: Transaction,
  kind: ImportKind,
  rows: readonly StoredRow[],
): Promise<ReadonlyMap<string, string>> => {
  const uuids = [...new Set(rows.flatMap(({ targetUuid }) => targetUuid ?? []))]
  if (uuids.length === 0) return new Map()
  if (kind === 'sensors') {
    const { uuid, name } = sensors
    const found = await tx.select({ uuid, name }).from(sensors).where(inArray(uuid, uuids))
    return new Map(found.map((one) => [one.uuid, one.name]))
  }
  const { uuid, name, lastName1, lastName2, email } = members
  const found = await tx.select({ uuid, name, lastName1, lastName2, email }).from(members).where(inArray(uuid, uuids))
  return new Map(found.map((one) => [one.uuid, named(one.name, one.lastName1, one.lastName2) || one.email]))
}

const statesOf = async (tx: Transaction, importUuid: string): Promise<Readonly<Record<RowState, number>>> => {
  const { state } = importRows
  const counted = await tx
    .select({ state, rows: count() })
    .from(importRows)
    .where(eq(importRows.importUuid, importUuid))
    .groupBy(state)
  const found = Object.fromEntries(counted.map((one) => [one.state, one.rows]))
  return Object.fromEntries(ROW_STATES.map((one) => [one, found[one] ?? 0])) as Record<RowState, number>
}

const outcomesOf = async (tx: Transaction, importUuid: string): Promise<OutcomeCounts> => {
  const { outcome } = importRows
  const counted = await tx
    .select({ outcome, rows: count() })
    .from(importRows)
    .where(and(eq(importRows.importUuid, importUuid), isNotNull(outcome)))
    .groupBy(outcome)
  const found = Object.fromEntries(counted.map((one) => [one.outcome, one.rows]))
  return Object.fromEntries(ROW_OUTCOMES.map((one) => [one, found[one] ?? 0])) as OutcomeCounts
}

const keptRows = async (tx: Transaction, { row: { uuid, kind } }: OpenImport) => {
  const rows = await tx
    .select()
    .from(importRows)
    .where(and(eq(importRows.importUuid, uuid), isNotNull(importRows.keptReason)))
    .orderBy(asc(importRows.number))
    .limit(MOST_NAMED)
  const names = await targetNames(tx, kind, rows)
  return rows.flatMap(({ number, keptReason, targetUuid }) =>
    keptReason === null ? [] : [{ number, name: names.get(targetUuid ?? '') ?? '', reason: keptReason }],
  )
}

export const describeImport = async ({ clock }: Pick<Context, 'clock'>, tx: Transaction, open: OpenImport) =>
  presentImport(open, {
    states: await statesOf(tx, open.row.uuid),
    outcomes: await outcomesOf(tx, open.row.uuid),
    kept: await keptRows(tx, open),
    now: clock.now(),
  })

/** The latest first. Those of another installation can't be opened, and aren't listed. */
export const recentImports = async (context: Needed, tx: Transaction, kind: ImportKind) => {
  const rows = await tx
    .select()
    .from(imports)
    .where(and(eq(imports.kind, kind), isKept(context.clock.now())))
    .orderBy(desc(imports.createdAt), desc(imports.uuid))
    .limit(importLimits.listed)
  const described: Awaited<ReturnType<typeof describeImport>>[] = []
  for (const row of rows) {
    const open = openWith(context, row)
    if (open !== null) described.push(await describeImport(context, tx, open))
  }
  return described
}

const filterOf = (shown: RowState | 'moved' | 'kept' | undefined): SQL | undefined => {
  if (shown === 'moved' || shown === 'kept') return eq(importRows.outcome, shown)
  return shown === undefined ? undefined : eq(importRows.state, shown)
}

interface RowsShown {
  readonly importUuid: string
  readonly state: RowState | 'moved' | 'kept' | undefined
  readonly page: number
}

export const rowsPage = async (tx: Transaction, { importUuid, state, page }: RowsShown) => {
  const where = and(eq(importRows.importUuid, importUuid), filterOf(state))
  const [counted] = await tx.select({ total: count() }).from(importRows).where(where)
  const rows = await tx
    .select()
    .from(importRows)
    .where(where)
    .orderBy(asc(importRows.number))
    .limit(ROWS_PER_PAGE)
    .offset((page - 1) * ROWS_PER_PAGE)
  return { rows, total: counted?.total ?? 0 }
}

export const findRow = async (tx: Transaction, importUuid: string, number: number): Promise<StoredRow | null> => {
  const isRow = and(eq(importRows.importUuid, importUuid), eq(importRows.number, number))
  const [row] = await tx.select().from(importRows).where(isRow)
  return row ?? null
}
