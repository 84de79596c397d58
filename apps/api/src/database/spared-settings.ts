import { sql } from 'drizzle-orm'

import type { Database } from './database.ts'
import { rowsOf } from './rows-of.ts'

/**
 * The names of the settings by which a PostgreSQL is told not to wait for its disk: it is faster, and loses what it
 * acknowledged when the power is cut. They may be set for a server, a database or a role; these are ours.
 */
export const sparedSettings = async (db: Database): Promise<readonly string[]> => {
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`select name from pg_settings where setting = 'off'
      and name in ('fsync', 'full_page_writes', 'synchronous_commit') order by name`,
  )
  return rows.map(({ name }) => name)
}
