import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

import { createLatest } from '../lib/latest.ts'
import { binding, bindingToRead, type Plain } from './raw-sql/binding.ts'

type Drizzled = PgDatabase<PgQueryResultHKT>

export type Transaction = Parameters<Parameters<Drizzled['transaction']>[0]>[0]

/**
 * One type for both engines. Used directly only where no branch is known yet, and by the class engine. It knows no schema:
 * for each transaction drizzle would make a query of relations for every table, and nobody asks by relations.
 */
export type Database = Drizzled & {
  /** What reads of one branch: each statement is bound in its own message. There is none within a transaction. */
  readonly readerOf?: (branchUuid: string) => Transaction
}

/** Branches whose readers are kept, each with the statements it has put together; the one longest unused is forgotten. */
const MOST_KEPT = 100

/** A database, and how handles of it are made whose statements each have another ahead of them in the same message. */
export const readThrough = (db: Drizzled, behind: (ahead: Plain) => Drizzled): Database => {
  const kept = createLatest<Transaction>(MOST_KEPT)
  const readerOf = (branchUuid: string): Transaction => {
    // asked as a transaction is, which it has no end of
    const reader = kept.get(branchUuid) ?? (behind(bindingToRead(branchUuid)) as Transaction)
    kept.set(branchUuid, reader)
    return reader
  }
  return Object.assign(db, { readerOf })
}

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

export const branchDatabase = (db: Database, branchUuid: string): BranchDatabase => ({
  branchUuid,
  run: (work) =>
    db.transaction(async (tx) => {
      await tx.execute(binding(branchUuid))
      return work(tx)
    }),
  read: async (work) => {
    if (db.readerOf === undefined) throw new Error('within a transaction nobody reads of a branch by another handle')
    return work(db.readerOf(branchUuid))
  },
})
