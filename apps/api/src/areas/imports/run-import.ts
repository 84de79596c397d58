import type { ImportKind } from '@repo/domain/imports/import'
import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm'

import type { BranchDatabase } from '../../database/branch-database.ts'
import type { Transaction } from '../../database/database.ts'
import { importRows, imports } from '../../database/schema/imports.ts'
import type { Context } from '../../lib/context.ts'
import { type OpenImport, openImport } from './import-store.ts'
import type { RowWriter, WrittenRow } from './row-writer.ts'
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

/** Locked until the transaction ends, so that servers take turns. */
export const lockImport = async (tx: Transaction, uuid: string, state: 'running' | 'undoing') => {
  const [found] = await tx
    .select()
    .from(imports)
    .where(and(eq(imports.uuid, uuid), eq(imports.state, state)))
    .for('update', { skipLocked: true })
  return found ?? null
}

const AUDITED_ROWS = 1000

const writtenRows = async (tx: Transaction, uuid: string): Promise<number> => {
  const isWritten = and(eq(importRows.importUuid, uuid), inArray(importRows.outcome, ['created', 'changed']))
  const [written] = await tx.select({ rows: count() }).from(importRows).where(isWritten)
  return written?.rows ?? 0
}

const isToWrite = (uuid: string) =>
  and(eq(importRows.importUuid, uuid), inArray(importRows.state, ['new', 'changed']), isNull(importRows.outcome))

const storeOutcomes = async (tx: Transaction, open: OpenImport, written: readonly WrittenRow[]): Promise<void> => {
  const rows = written.map(({ before, ...row }) => ({ ...row, before: before === null ? null : open.seal(before) }))
  await tx.execute(sql`
    update ${importRows} set outcome = w.outcome, target_uuid = w."targetUuid", target_version = w."targetVersion",
      sealed_before = w.before
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w (number int, outcome text, "targetUuid" uuid,
      "targetVersion" int, before text)
    where import_rows.import_uuid = ${open.row.uuid} and import_rows.number = w.number`)
}
