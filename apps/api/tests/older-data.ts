import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { sql } from 'drizzle-orm'

import type { Database } from '../src/database/database.ts'
import { migrateDatabase } from '../src/database/migrate.ts'
import { rowsOf } from '../src/database/rows-of.ts'
import { openBackupFile } from '../src/operations/backup/backup-file.ts'
import { loadDatabase } from '../src/operations/backup/load-database.ts'
import { rowsInBackup } from './rows-in-backup.ts'

const releases = join(import.meta.dirname, 'fixtures/releases')
/** The oldest data that is kept, which the next start has the most to do with. */
const oldest = join(releases, readdirSync(releases).toSorted()[0] ?? '')

/** Fills an empty database with what an earlier version stored, in its schema; answers of which migration that is. */
export const fillWithOlderData = async (db: Database): Promise<number> => {
  const { header, lines, close } = await openBackupFile(oldest, null)
  await migrateDatabase(db, header.migration)
  await loadDatabase(db, lines)
  close()
  return header.migration
}

/** Of those tables, which have not as many rows as then. */
export const lostOfOlderData = async (db: Database): Promise<readonly string[]> => {
  const lost: string[] = []
  for (const [table, rows] of Object.entries(await rowsInBackup(oldest))) {
    const [found] = await rowsOf<{ rows: number }>(db, sql`select count(*)::int as rows from ${sql.identifier(table)}`)
    if (found?.rows !== rows) lost.push(`${table}: ${found?.rows} of ${rows}`)
  }
  return lost
}
