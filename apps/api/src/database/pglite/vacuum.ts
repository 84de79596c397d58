import { sql } from 'drizzle-orm'

import type { Database } from '../database.ts'

const VACUUMED = ['samples', 'training_records', 'mails', 'mail_parts', 'participant_tokens', 'admin_sessions'] as const

/** PGlite has no autovacuum. One statement per table lets others run in between. */
export const vacuumTables = async (db: Database): Promise<void> => {
  for (const table of VACUUMED) await db.execute(sql`vacuum ${sql.identifier(table)}`)
}
