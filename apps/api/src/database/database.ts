import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/**
 * One type for both engines. Used directly only where no branch is known yet, and by the class engine. It has no schema:
 * drizzle would build relational queries for every table in each transaction, and none are used.
 */
export type Database = PgDatabase<PgQueryResultHKT>

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
