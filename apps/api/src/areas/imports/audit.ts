import { and, count, eq, inArray } from 'drizzle-orm'

import { importRows, imports } from '../../database/schema/imports.ts'
import type { SnapshotReader } from '../audit/create-audit-trail.ts'

/** Names the file. Its rows are those written so far. */
export const readImport: SnapshotReader = async (tx, uuid) => {
  const [row] = await tx.select({ fileName: imports.fileName }).from(imports).where(eq(imports.uuid, uuid))
  if (row === undefined) return null
  const isWritten = and(eq(importRows.importUuid, uuid), inArray(importRows.outcome, ['created', 'changed']))
  const [written] = await tx.select({ rows: count() }).from(importRows).where(isWritten)
  return { name: row.fileName, fields: { rows: written?.rows ?? 0 } }
}
