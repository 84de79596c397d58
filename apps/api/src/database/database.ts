import { type SQL, sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

declare module '../lib/context.ts' {
  interface Context {
    readonly db: Database
  }
}

/** Use directly only before the branch is known, and in the class engine. */
export type Database = PgDatabase<PgQueryResultHKT>

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

export const rowsOf = async <T>(db: Database, query: SQL): Promise<readonly T[]> => {
  const result: unknown = await db.execute(query)
  return (result as { readonly rows: readonly T[] }).rows
}

/** Uses one parameter, so that the prepared statement fits any number of ids. */
export const uuidIn = (column: SQL, uuids: readonly string[]): SQL =>
  sql`${column} = any(${`{${uuids.join(',')}}`}::uuid[])`

export const pingDatabase = (db: Database): Promise<unknown> => db.execute(sql`select 1`)
