import { sql, type SQL } from 'drizzle-orm'

import { StartRefusal } from '../lib/outage.ts'
import { type Database, rowsOf, type Transaction } from './database.ts'

export const ROLE_IN_MIGRATIONS = 'latido_branch'

const LONGEST_NAME = 63
const NO_RIGHT = '42501'

const nameOf = async (db: Database): Promise<string> => {
  const [bound] = await rowsOf<{ role: string }>(
    db,
    sql`select roles[1]::text as role from pg_policies where schemaname = 'public' and policyname = 'branch_only' limit 1`,
  )
  if (bound !== undefined) return bound.role
  const [named] = await rowsOf<{ name: string }>(db, sql`select current_database()::text as name`)
  const suffix = (named?.name ?? '').toLowerCase().replaceAll(/[^a-z0-9_]/g, '_')
  return `${ROLE_IN_MIGRATIONS}_${suffix}`.slice(0, LONGEST_NAME)
}

const tries = async (db: Database, statement: SQL): Promise<boolean> => {
  try {
    await db.transaction(async (tx) => {
      await tx.execute(statement)
      // `set local` would otherwise last until the end of an outer transaction
      await tx.execute(sql`set local role none`)
    })
    return true
  } catch (error) {
    const { code } = ((error as Error).cause ?? error) as { readonly code?: string }
    if (code === NO_RIGHT) return false
    throw error
  }
}

/** @throws {StartRefusal} naming the missing privilege and how to grant it. */
export const readyBranchRole = async (db: Database): Promise<string> => {
  const role = await nameOf(db)
  const [facts] = await rowsOf<{ me: string; isThere: boolean }>(
    db,
    sql`select current_user::text as me, exists (select from pg_roles where rolname = ${role}) as "isThere"`,
  )
  const me = facts?.me ?? ''
  const [asRole, asMe] = [sql.identifier(role), sql.identifier(me)]
  const isThere = facts?.isThere === true || (await tries(db, sql`create role ${asRole} nologin`))
  const actsAs = () => tries(db, sql`set local role ${asRole}`)
  if (isThere && ((await actsAs()) || ((await tries(db, sql`grant ${asRole} to ${asMe}`)) && (await actsAs())))) {
    return role
  }
  const missing = isThere ? 'act as' : 'create'
  throw new StartRefusal(
    `The PostgreSQL user ${me} isn't allowed to ${missing} the role ${role}, which isolates each center's data. ` +
      `Have a database administrator run this once: ${isThere ? '' : `CREATE ROLE ${role} NOLOGIN; `}GRANT ${role} TO "${me.replaceAll('"', '""')}";`,
  )
}

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
