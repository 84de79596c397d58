import { sql } from 'drizzle-orm'

import type { Database } from './database.ts'

/** Tables from which much is taken out again, or changed to something smaller. */
const EMPTIED = ['samples', 'training_records', 'mails', 'mail_parts', 'participant_tokens', 'admin_sessions'] as const

/**
 * Lets the embedded database use the room again of what is no longer there. A server of PostgreSQL does so by itself;
 * PGlite never does, and its files would grow by every class for ever. One by one, so that others have their turn.
 */
export const reuseRoom = async (db: Database): Promise<void> => {
  for (const table of EMPTIED) await db.execute(sql`vacuum ${sql.identifier(table)}`)
}
