import { sql, type SQL } from 'drizzle-orm'

/** `column in (uuids)` with a single parameter, so that the statement is the same for any number of ids. */
export const uuidIn = (column: SQL, uuids: readonly string[]): SQL =>
  sql`${column} = any(${`{${uuids.join(',')}}`}::uuid[])`
