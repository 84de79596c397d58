import type { ImportKind } from '@repo/domain/imports/import'
import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm'

import type { BranchDatabase } from '../../../database/branch-database.ts'
import type { Transaction } from '../../../database/database.ts'
import { importRows, imports } from '../../../database/schema/imports.ts'
import { ACTIVE } from '../../../http/authentication/authenticate.ts'
import type { Context } from '../../../lib/context.ts'
import { type OpenImport, openWith } from '../import-store.ts'
import { jsonRows } from './json-rows.ts'
import type { RowToWrite, RowWriter, WrittenRow } from './row-writer.ts'
import { membersWriter } from './write-members.ts'
import { sensorsWriter } from './write-sensors.ts'
import { trainingsWriter } from './write-trainings.ts'

export const WRITERS: Readonly<Record<ImportKind, RowWriter>> = {
  members: membersWriter,
  sensors: sensorsWriter,
  trainings: trainingsWriter,
}

/** `elsewhere`: another server is at it, or has finished it. */
export type Left = 'some' | 'none' | 'elsewhere'

export type Needed = Pick<Context, 'clock' | 'encryption' | 'audit'>

/** Rows of an audit entry. */
const AUDITED_ROWS = 1000

/** Rows that the run has written. */
export const countWritten = async (tx: Transaction, uuid: string): Promise<number> => {
  const isWritten = and(eq(importRows.importUuid, uuid), inArray(importRows.outcome, ['created', 'changed']))
  const [written] = await tx.select({ rows: count() }).from(importRows).where(isWritten)
  return written?.rows ?? 0
}

export const isToWrite = (uuid: string) =>
  and(eq(importRows.importUuid, uuid), inArray(importRows.state, ['new', 'changed']), isNull(importRows.outcome))

const nextRows = async (tx: Transaction, { row, open }: OpenImport, most: number): Promise<readonly RowToWrite[]> => {
  const { number, state, decision, targetUuid, targetVersion, sealedContent } = importRows
  const rows = await tx
    .select({ number, state, decision, targetUuid, targetVersion, sealedContent })
    .from(importRows)
    .where(isToWrite(row.uuid))
    .orderBy(asc(number))
    .limit(Math.min(most, WRITERS[row.kind].size))
  return rows.map(({ sealedContent: sealed, ...rest }) => ({ ...rest, content: open(sealed) }))
}

const storeOutcomes = async (
  tx: Transaction,
  { row, sealValue }: OpenImport,
  written: readonly WrittenRow[],
): Promise<void> => {
  const rows = written.map(({ before, ...rest }) => ({ ...rest, before: before === null ? null : sealValue(before) }))
  await tx.execute(sql`
    update import_rows set outcome = w.outcome, target_uuid = w."targetUuid", target_version = w."targetVersion",
      sealed_before = w.before
    from ${jsonRows(rows)} as w (number int, outcome text, "targetUuid" uuid,
      "targetVersion" int, before text)
    where import_rows.import_uuid = ${row.uuid} and import_rows.number = w.number`)
}

/** A run stops where its center is suspended, and continues once it is resumed. */
const isActive = sql`(select status from branches) = ${ACTIVE}`

/** Locked until the transaction ends, so that servers take turns. Null if another server has it, or has finished it. */
export const lockImport = async (
  { encryption, clock }: Needed,
  tx: Transaction,
  uuid: string,
  state: 'running' | 'undoing',
): Promise<OpenImport | null> => {
  const [found] = await tx
    .select()
    .from(imports)
    .where(and(eq(imports.uuid, uuid), eq(imports.state, state), isActive))
    .for('update', { skipLocked: true })
  if (found === undefined) return null
  const open = openWith({ encryption }, found)
  if (open !== null) return open
  // data restored without its key: what isn't written yet is lost
  const at = new Date(clock.now())
  const end = { state: state === 'running' ? 'done' : 'undone', doneAt: at, changedAt: at } as const
  await tx.update(imports).set(end).where(eq(imports.uuid, uuid))
  return null
}

/** Takes the next rows in one transaction, so that a killed server loses none and repeats none. */
export type NextRows = (context: Needed, branch: BranchDatabase, uuid: string, most?: number) => Promise<Left>

export const runNextRows: NextRows = (context, branch, uuid, most = Number.POSITIVE_INFINITY) =>
  branch.run(async (tx) => {
    const open = await lockImport(context, tx, uuid, 'running')
    if (open === null) return 'elsewhere'
    const at = context.clock.now()
    const rows = await nextRows(tx, open, most)
    if (rows.length === 0) {
      const done = { state: 'done', doneAt: new Date(at), changedAt: new Date(at) } as const
      await tx.update(imports).set(done).where(eq(imports.uuid, uuid))
      return 'none'
    }
    const before = await countWritten(tx, uuid)
    const { kind, administratorUuid: adminUuid } = open.row
    const written = await WRITERS[kind].write(tx, { of: open.row, now: at }, rows)
    await storeOutcomes(tx, open, written)
    const after = before + written.filter(({ outcome }) => outcome !== 'moved').length
    if (Math.floor(after / AUDITED_ROWS) > Math.floor(before / AUDITED_ROWS)) {
      const since = Math.floor(before / AUDITED_ROWS) * AUDITED_ROWS
      const entry = {
        action: 'import-rows-written',
        subject: { kind: 'import', uuid },
        before: { name: open.row.fileName, fields: { rows: since } },
      } as const
      await context.audit.record(tx, { adminUuid, branch }, entry, at)
    }
    return 'some'
  })
