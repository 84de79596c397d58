import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { sql } from 'drizzle-orm'

import { type Database, rowsOf } from '../src/database/database.ts'
import { openBackupFile } from '../src/operations/backup/backup-file.ts'
import { restoreBackup } from '../src/operations/backup/restore-backup.ts'
import { rowsInBackup } from './rows-in-backup.ts'

const releases = join(import.meta.dirname, 'fixtures/releases')
/** Later versions change the oldest data the most. */
const oldest = join(releases, readdirSync(releases).toSorted()[0] ?? '')

export const fillWithOlderData = async (db: Database): Promise<void> => {
  const backup = await openBackupFile(oldest, null)
  await restoreBackup(db, backup)
  backup.close()
}

export const lostOfOlderData = async (db: Database): Promise<readonly string[]> => {
  const lost: string[] = []
  for (const [table, rows] of Object.entries(await rowsInBackup(oldest))) {
    const [found] = await rowsOf<{ rows: number }>(db, sql`select count(*)::int as rows from ${sql.identifier(table)}`)
    if (found?.rows !== rows) lost.push(`${table}: ${found?.rows} of ${rows}`)
  }
  return lost
}
