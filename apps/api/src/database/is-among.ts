import { sql, type SQL } from 'drizzle-orm'

/** Whether a column has one of these ids, however many: they travel as one value, and an index serves it. */
export const isAmong = (column: SQL, uuids: readonly string[]): SQL =>
  sql`${column} = any(${`{${uuids.join(',')}}`}::uuid[])`
