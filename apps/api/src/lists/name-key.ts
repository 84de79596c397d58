import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/**
 * Sort key of a name or another text that people read: without case and accents, and ñ after n. The collation is given
 * because that of a PostgreSQL server can be any.
 */
export const nameKey = (name: SQLWrapper): SQL => sql`sort_fold(${name}) collate "C"`
