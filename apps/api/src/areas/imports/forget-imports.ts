import { not, type SQL } from 'drizzle-orm'

import type { Database } from '../../database/database.ts'
import { imports } from '../../database/schema/imports.ts'
import { isKept } from './import-store.ts'

/** Deletes imports whose time to undo is over, with all that they sealed. */
export const forgetOldImports = async (db: Database, now: number): Promise<void> => {
  await db.delete(imports).where(not(isKept(now) as SQL))
}
