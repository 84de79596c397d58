import { sql } from 'drizzle-orm'

import { ROLE_IN_MIGRATIONS } from '../branch-database.ts'
import { type Database, rowsOf, type Transaction } from '../database.ts'
import { storedFunctions } from '../stored-functions.ts'

interface Applied {
  readonly hash: string
  readonly names: readonly string[]
}

// in the migrator's schema, which backups don't include
const applied = async (db: Database): Promise<Applied | undefined> =>
  (await rowsOf<Applied>(db, sql`select hash, names from drizzle.applied_functions`))[0]

export const hasCurrentFunctions = async (db: Database): Promise<boolean> =>
  (await applied(db))?.hash === storedFunctions().hash

/** Safe because `regclass` and `regprocedure` quote the names. */
const dropFunctions = async (tx: Transaction, names: readonly string[]): Promise<void> => {
  const oids = sql`select oid from pg_proc
    where pronamespace = 'public'::regnamespace and proname = any(${sql.param(names)}::text[])`
  const triggers = await rowsOf<{ name: string; table: string }>(
    tx,
    sql`select tgname as name, tgrelid::regclass::text as table from pg_trigger
      where not tgisinternal and tgfoid in (${oids}) order by 2, 1`,
  )
  for (const { name, table } of triggers)
    await tx.execute(sql`drop trigger ${sql.identifier(name)} on ${sql.raw(table)}`)
  const functions = await rowsOf<{ name: string }>(
    tx,
    sql`select oid::regprocedure::text as name from pg_proc where oid in (${oids})`,
  )
  if (functions.length > 0) await tx.execute(sql.raw(`drop function ${functions.map(({ name }) => name).join(', ')}`))
}

/** Drops the old functions, because changed parameters would add an overload. Safe: only `functions/*.sql` is run. */
export const applyFunctions = async (tx: Transaction, role: string): Promise<void> => {
  await tx.execute(
    sql`create table if not exists drizzle.applied_functions (hash text not null, names text[] not null)`,
  )
  const before = await applied(tx)
  const { hash, names, statements } = storedFunctions()
  if (before?.hash === hash) return
  if (before !== undefined) await dropFunctions(tx, before.names)
  for (const statement of statements) await tx.execute(sql.raw(statement.replaceAll(ROLE_IN_MIGRATIONS, role)))
  await tx.execute(sql`delete from drizzle.applied_functions`)
  await tx.execute(sql`insert into drizzle.applied_functions values (${hash}, ${sql.param(names)}::text[])`)
}
