import { constants } from 'node:fs'
import { cp } from 'node:fs/promises'

import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'

import type { Database } from '../database.ts'
import { createPgliteSession, type PgliteSession } from './pglite-session.ts'

export const sessionDatabase = (client: PgliteSession): Database =>
  // drizzle uses only `query` and `transaction` of PGlite
  drizzle({ client: client as unknown as PGlite })

export const pgliteDatabase = (client: PGlite): Database => sessionDatabase(createPgliteSession(client))

/** Blocks statements while copying. The write-ahead log makes the copy consistent. */
export const copyFolder = (client: PgliteSession, from: string, to: string): Promise<void> =>
  client.transaction(() =>
    cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE, filter: (path) => !path.endsWith('.pid') }),
  )

const VACUUMED = ['samples', 'training_records', 'mails', 'mail_parts', 'participant_tokens', 'admin_sessions'] as const

/** PGlite has no autovacuum. One statement per table lets others run in between. */
export const vacuumTables = async (db: Database): Promise<void> => {
  for (const table of VACUUMED) await db.execute(sql`vacuum ${sql.identifier(table)}`)
}
