import { and, desc, eq, inArray, sql } from 'drizzle-orm'

import type { BranchDatabase } from '../../../database/branch-database.ts'
import type { Transaction } from '../../../database/database.ts'
import { importRows, imports } from '../../../database/schema/imports.ts'
import type { OpenImport } from '../import-store.ts'
import type { RowToUndo, UndoneRow } from './row-writer.ts'
import { type Left, lockImport, type Needed, WRITERS } from './run-import.ts'

const nextRows = async (tx: Transaction, { row, openValue }: OpenImport): Promise<readonly RowToUndo[]> => {
  const { number, outcome, targetUuid, targetVersion, sealedBefore } = importRows
  const rows = await tx
    .select({ number, targetUuid, targetVersion, sealedBefore })
    .from(importRows)
    .where(and(eq(importRows.importUuid, row.uuid), inArray(outcome, ['created', 'changed'])))
    .orderBy(desc(number))
    .limit(WRITERS[row.kind].size)
  return rows.map(({ sealedBefore: sealed, targetUuid: uuid, ...rest }) => ({
    ...rest,
    targetUuid: uuid ?? '',
    before: sealed === null ? null : openValue(sealed),
  }))
}

const storeOutcomes = async (tx: Transaction, uuid: string, undone: readonly UndoneRow[]): Promise<void> => {
  await tx.execute(sql`
    update import_rows set outcome = u.outcome, kept_reason = u."keptReason"
    from jsonb_to_recordset(${JSON.stringify(undone)}::jsonb) as u (number int, outcome text, "keptReason" text)
    where import_rows.import_uuid = ${uuid} and import_rows.number = u.number`)
}

/** Undoes the last rows in one transaction, see `runNextRows`. */
export const undoNextRows = (context: Needed, branch: BranchDatabase, uuid: string): Promise<Left> =>
  branch.run(async (tx) => {
    const open = await lockImport(context, tx, uuid, 'undoing')
    if (open === null) return 'elsewhere'
    const now = context.clock.now()
    const rows = await nextRows(tx, open)
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
