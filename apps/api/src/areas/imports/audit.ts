import { eq } from 'drizzle-orm'

import { imports } from '../../database/schema/imports.ts'
import type { SnapshotReader } from '../audit/create-audit-trail.ts'
import { countWritten } from './running/run-import.ts'

export const readImport: SnapshotReader = async (tx, uuid) => {
  const [row] = await tx.select({ name: imports.fileName }).from(imports).where(eq(imports.uuid, uuid))
  return row === undefined ? null : { name: row.name, fields: { rows: await countWritten(tx, uuid) } }
}
