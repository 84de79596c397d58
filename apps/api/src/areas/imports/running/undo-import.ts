import { and, desc, eq, inArray, sql } from 'drizzle-orm'

import type { Transaction } from '../../../database/database.ts'
import { importRows, imports } from '../../../database/schema/imports.ts'
import type { OpenImport } from '../import-store.ts'
import { jsonRows } from './json-rows.ts'
import type { RowToUndo, UndoneRow } from './row-writer.ts'
import { lockImport, type NextRows, WRITERS } from './run-import.ts'

export const isToUndo = (uuid: string) =>
  and(eq(importRows.importUuid, uuid), inArray(importRows.outcome, ['created', 'changed']))

const nextRows = async (
  tx: Transaction,
  { row, openValue }: OpenImport,
  most: number,
): Promise<readonly RowToUndo[]> => {
  const { number, targetUuid, targetVersion, sealedBefore } = importRows
  const rows = await tx
    .select({ number, targetUuid, targetVersion, sealedBefore })
    .from(importRows)
    .where(isToUndo(row.uuid))
    .orderBy(desc(number))
    .limit(Math.min(most, WRITERS[row.kind].size))
  return rows.map(({ sealedBefore: sealed, targetUuid: uuid, ...rest }) => ({
    ...rest,
    targetUuid: uuid ?? '',
    before: sealed === null ? null : openValue(sealed),
  }))
}

const storeOutcomes = async (tx: Transaction, uuid: string, undone: readonly UndoneRow[]): Promise<void> => {
  await tx.execute(sql`
    update import_rows set outcome = u.outcome, kept_reason = u."keptReason"
    from ${jsonRows(undone)} as u (number int, outcome text, "keptReason" text)
    where import_rows.import_uuid = ${uuid} and import_rows.number = u.number`)
}

/** From the last row to the first. */
export const undoNextRows: NextRows = (context, branch, uuid, most = Number.POSITIVE_INFINITY) =>
  branch.run(async (tx) => {
    const open = await lockImport(context, tx, uuid, 'undoing')
    if (open === null) return 'elsewhere'
    const now = context.clock.now()
    const rows = await nextRows(tx, open, most)
    if (rows.length === 0) {
      await tx
        .update(imports)
        .set({ state: 'undone', changedAt: new Date(now) })
        .where(eq(imports.uuid, uuid))
      return 'none'
    }
    await storeOutcomes(tx, uuid, await WRITERS[open.row.kind].undo(tx, { of: open.row, now }, rows))
    return 'some'
  })
