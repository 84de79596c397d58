import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

import { binding, bindingToRead, type Plain } from './binding.ts'

/**
 * One type for both engines. Used directly only where no branch is known yet, and by the class engine. It knows no schema:
 * for each transaction drizzle would make a query of relations for every table, and nobody asks by relations.
 */
export type Database = PgDatabase<PgQueryResultHKT>

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** Branches whose readers are kept, each with the statements it has put together; the one longest unused is forgotten. */
const MOST_KEPT = 100

/** Makes a handle whose statements each have another ahead of them in the same message. */
type MakeReader = (ahead: Plain) => Database

interface Readers {
  readonly make: MakeReader
  readonly byBranch: Map<string, Transaction>
}

const readersOf = new WeakMap<Database, Readers>()

/** Says how a database is read with something ahead of each statement. */
export const readThrough = (db: Database, make: MakeReader): Database => {
  readersOf.set(db, { make, byBranch: new Map() })
  return db
}

const readersIn = (db: Database): Readers => {
  const readers = readersOf.get(db)
  if (readers === undefined) throw new Error('within a transaction nobody reads of a branch by a handle of its own')
  return readers
}

export const readerMakerOf = (db: Database): MakeReader => readersIn(db).make

/** What reads of one branch: every statement is a transaction by itself, bound in its own message. */
const readerOf = (db: Database, branchUuid: string): Transaction => {
  const { make, byBranch } = readersIn(db)
  // asked as a transaction is, which it has no end of
  const reader = byBranch.get(branchUuid) ?? (make(bindingToRead(branchUuid)) as Transaction)
  byBranch.delete(branchUuid)
  byBranch.set(branchUuid, reader)
  const [oldest] = byBranch.keys()
  if (byBranch.size > MOST_KEPT && oldest !== undefined) byBranch.delete(oldest)
  return reader
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
  read: async (work) => work(readerOf(db, branchUuid)),
})
