import type { SQL } from 'drizzle-orm'

import type { Database } from './database.ts'

/** What a statement written by hand answers with, on either engine; the caller names its columns. */
export const rowsOf = async <T>(db: Database, query: SQL): Promise<readonly T[]> => {
  const result: unknown = await db.execute(query)
  return (result as { readonly rows: readonly T[] }).rows
}
