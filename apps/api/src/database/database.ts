import { type SQL, sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

declare module '../lib/context.ts' {
  interface Context {
    readonly db: Database
  }
}

/**
 * One type for both engines. Used directly only where no branch is known yet, and by the class engine. It has no schema:
 * drizzle would build relational queries for every table in each transaction, and none are used.
 */
export type Database = PgDatabase<PgQueryResultHKT>

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** What a statement written by hand answers with, on either engine; the caller names its columns. */
export const rowsOf = async <T>(db: Database, query: SQL): Promise<readonly T[]> => {
  const result: unknown = await db.execute(query)
  return (result as { readonly rows: readonly T[] }).rows
}

/** `column in (uuids)` with a single parameter, so that the statement is the same for any number of ids. */
export const uuidIn = (column: SQL, uuids: readonly string[]): SQL =>
  sql`${column} = any(${`{${uuids.join(',')}}`}::uuid[])`

/** Rejects if the database is unavailable. */
export const pingDatabase = (db: Database): Promise<unknown> => db.execute(sql`select 1`)
