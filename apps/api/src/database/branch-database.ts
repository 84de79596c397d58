import { sql, type SQL } from 'drizzle-orm'

import type { Database, Transaction } from './database.ts'

/** Every statement runs as a role bound by row-level security to one branch. */
export interface BranchDatabase {
  readonly branchUuid: string
  readonly run: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>
  readonly read: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>
}

export type Once<A> = (work: (tx: Transaction) => Promise<A>) => Promise<A>

const READ_ONLY = sql`, set_config('transaction_read_only', 'on', true)`

/** Read by the row-level security policies. Security critical. */
const branchContext = (branchUuid: string, isReadOnly: boolean): SQL =>
  sql`select set_config('role', branch_role(), true), set_config('app.branch', ${branchUuid}, true)${isReadOnly ? READ_ONLY : sql``}`

/**
 * Sends the context with the first statement: engines run statements in order and refuse the rest if it fails.
 * Awaits `begin`, because after a failed one statements would run outside a transaction, without a context.
 */
const inContext = <T>(db: Database, context: SQL, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    const isSet = tx.execute(context).then(() => {})
    const [set, done] = await Promise.allSettled([isSet, Promise.resolve(tx).then(work)])
    if (set.status === 'rejected') throw set.reason
    if (done.status === 'rejected') throw done.reason
    return done.value
  })

export const branchDatabase = (db: Database, branchUuid: string): BranchDatabase => ({
  branchUuid,
  run: (work) => inContext(db, branchContext(branchUuid, false), work),
  read: (work) => inContext(db, branchContext(branchUuid, true), work),
})
