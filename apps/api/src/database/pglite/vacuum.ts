import { sql } from 'drizzle-orm'

import type { Database } from '../database.ts'

/** Tables with many deleted or shrunk rows. */
const VACUUMED = ['samples', 'training_records', 'mails', 'mail_parts', 'participant_tokens', 'admin_sessions'] as const

/**
 * Vacuums the embedded database. PGlite has no autovacuum, so its files would grow with every class. Each table is a
 * statement of its own, so that other statements run in between.
 */
export const vacuumTables = async (db: Database): Promise<void> => {
  for (const table of VACUUMED) await db.execute(sql`vacuum ${sql.identifier(table)}`)
}
