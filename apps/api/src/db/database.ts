import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

import type { schema } from './schema.ts'

/** One type for both engines. Used directly only where no branch is known yet, and by the class engine. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** A handle that sees one branch: every statement runs as a role bound by row-level security. */
export interface BranchDatabase {
  readonly branchUuid: string
  readonly run: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>
}

/** Does the work of a call in one transaction of its branch; what it gives is the answer. */
export type Once<A> = (work: (tx: Transaction) => Promise<A>) => Promise<A>

export const branchDatabase = (db: Database, branchUuid: string): BranchDatabase => ({
  branchUuid,
  run: (work) =>
    db.transaction(async (tx) => {
      await tx.execute(
        sql`select set_config('role', branch_role(), true), set_config('app.branch', ${branchUuid}, true)`,
      )
      return work(tx)
    }),
})
