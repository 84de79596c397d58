import type { SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

import { binding, bindingToRead } from './binding.ts'

/**
 * One type for both engines. Used directly only where no branch is known yet, and by the class engine. It knows no schema:
 * for each transaction drizzle would make a query of relations for every table, and nobody asks by relations.
 */
export type Database = PgDatabase<PgQueryResultHKT>

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** A handle that sees one branch: every statement runs as a role bound by row-level security. */
export interface BranchDatabase {
  readonly branchUuid: string
  readonly run: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>
  /**
   * Runs what only reads, which the database sees to. Each statement sees what was stored before it, since each is a
   * transaction of its own.
   */
  readonly read: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>
}

/** Does the work of a call in one transaction of its branch; what it gives is the answer. */
export type Once<A> = (work: (tx: Transaction) => Promise<A>) => Promise<A>

export const branchDatabase = (db: Database, branchUuid: string): BranchDatabase => {
  const boundBy =
    (bound: SQL): BranchDatabase['run'] =>
    (work) =>
      db.transaction(async (tx) => {
        await tx.execute(bound)
        return work(tx)
      })
  return { branchUuid, run: boundBy(binding(branchUuid)), read: boundBy(bindingToRead(branchUuid)) }
}
