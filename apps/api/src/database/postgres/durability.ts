import { sql } from 'drizzle-orm'

import type { Database } from '../database.ts'
import { rowsOf } from '../rows-of.ts'

/**
 * The names of durability settings that are off for this role: PostgreSQL then loses commits that it acknowledged when
 * the power fails.
 */
export const findDisabledDurabilitySettings = async (db: Database): Promise<readonly string[]> => {
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`select name from pg_settings where setting = 'off'
      and name in ('fsync', 'full_page_writes', 'synchronous_commit') order by name`,
  )
  return rows.map(({ name }) => name)
}
