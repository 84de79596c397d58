import { sql } from 'drizzle-orm'

import { type Database, rowsOf } from '../../database/database.ts'
import { isFromBeforeFirstRelease, migrateDatabase, newestMigration, storedMigration } from '../../database/migrate.ts'
import type { OpenBackup } from './backup-file.ts'
import { BackupUnusable } from './backup-format.ts'
import { loadDatabase } from './load-database.ts'

const refuseUsed = async (db: Database): Promise<void> => {
  const [found] = await rowsOf<{ tables: number }>(
    db,
    sql`select count(*)::integer as tables from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  )
  if (found?.tables === 0) return
  throw new BackupUnusable('The database already contains data. Restore into an empty one. Nothing was changed.')
}

/**
 * Restores the backup's schema, then migrates. All or nothing.
 * @throws {BackupUnusable} when the database isn't empty, or the backup is newer or damaged.
 */
export const restoreBackup = async (db: Database, { header, lines }: OpenBackup): Promise<void> => {
  await refuseUsed(db)
  if (isFromBeforeFirstRelease(header.migration)) {
    throw new BackupUnusable(
      "The backup was written by Latido from before its first release, and this version can't restore it; nothing was changed.",
    )
  }
  if (header.migration > newestMigration()) {
    throw new BackupUnusable('The backup was made by a newer version of Latido. Restore it with that version.')
  }
  await db.transaction(async (tx) => {
    await migrateDatabase(tx, header.migration)
    if ((await storedMigration(tx)) !== header.migration) {
      throw new BackupUnusable('The backup was made by an unreleased version of Latido. Restore it with that version.')
    }
    await loadDatabase(tx, lines)
    await migrateDatabase(tx)
  })
}
