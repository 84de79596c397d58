import { eq, inArray, not, type SQL } from 'drizzle-orm'

import type { Database, Transaction } from '../../database/database.ts'
import { importParts, importRows, imports } from '../../database/schema/imports.ts'
import { countStates } from './count-rows.ts'
import { isKept } from './import-store.ts'

/** Deletes imports whose time to undo is over, with all that they sealed. */
export const forgetOldImports = async (db: Database, now: number): Promise<void> => {
  await db.delete(imports).where(not(isKept(now) as SQL))
}

/** Deletes a member's rows, and the files that they came in. What is left of an import can still run. */
export const forgetInImports = async (tx: Transaction, memberUuid: string): Promise<void> => {
  const gone = await tx
    .delete(importRows)
    .where(eq(importRows.targetUuid, memberUuid))
    .returning({ uuid: importRows.importUuid })
  const uuids = [...new Set(gone.map(({ uuid }) => uuid))]
  if (uuids.length === 0) return
  await tx.delete(importParts).where(inArray(importParts.importUuid, uuids))
  const left = await tx.select().from(imports).where(inArray(imports.uuid, uuids))
  for (const { uuid, kind, counts, sealedFacts } of left) {
    const facts = kind === 'trainings' ? sealedFacts : null
    const states = await countStates(tx, uuid)
    await tx
      .update(imports)
      .set({ sealedFacts: facts, counts: { ...counts, states } })
      .where(eq(imports.uuid, uuid))
  }
}
