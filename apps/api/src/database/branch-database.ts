import { sql, type SQL } from 'drizzle-orm'

import type { Database, Transaction } from './database.ts'

/** A handle that sees one branch: every statement runs as a role bound by row-level security. */
export interface BranchDatabase {
  readonly branchUuid: string
  readonly run: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>
  /** Runs work that only reads; the database refuses its writes. */
  readonly read: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>
}

/** Does the work of a call in one transaction of its branch; what it gives is the answer. */
export type Once<A> = (work: (tx: Transaction) => Promise<A>) => Promise<A>

const READ_ONLY = sql`, set_config('transaction_read_only', 'on', true)`

/** Sets the role and `app.branch` for the current transaction, which the row-level policies read. Security critical. */
const branchContext = (branchUuid: string, isReadOnly: boolean): SQL =>
  sql`select set_config('role', branch_role(), true), set_config('app.branch', ${branchUuid}, true)${isReadOnly ? READ_ONLY : sql``}`

/**
 * Runs work in a transaction of a branch. The context isn't awaited, so that it travels with the first statement. Both
 * engines run statements in the order in which they are sent, and after a context that fails they refuse the rest of
 * the transaction. `begin` is awaited: after one that fails, statements would run outside a transaction, without a context.
 */
const inContext = <T>(db: Database, context: SQL, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    const isSet = tx.execute(context).then(() => {})
    const [set, done] = await Promise.allSettled([isSet, Promise.resolve(tx).then(work)])
    // a context that fails makes the statements behind it fail
    if (set.status === 'rejected') throw set.reason
    if (done.status === 'rejected') throw done.reason
    return done.value
  })

export const branchDatabase = (db: Database, branchUuid: string): BranchDatabase => ({
  branchUuid,
  run: (work) => inContext(db, branchContext(branchUuid, false), work),
  read: (work) => inContext(db, branchContext(branchUuid, true), work),
})
