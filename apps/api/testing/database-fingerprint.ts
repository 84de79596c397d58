import { sql, type SQL } from 'drizzle-orm'

import type { Database } from '../src/database/database.ts'

const rowsOf = async <T>(db: Database, query: SQL): Promise<readonly T[]> => {
  const result: unknown = await db.execute(query)
  return (result as { rows: T[] }).rows
}

const tablesOf = (db: Database): Promise<readonly { readonly name: string }[]> =>
  rowsOf(db, sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`)

/** What each table holds, but for the counters of changes. */
export const tableFingerprints = async (
  db: Database,
  without: readonly string[],
): Promise<Readonly<Record<string, string>>> => {
  const tables = (await tablesOf(db)).filter(({ name }) => !without.includes(name))
  const sums = tables.map(
    ({ name }) =>
      sql`select ${name}::text as name, md5(coalesce(string_agg((to_jsonb(t) - 'version')::text, '|' order by to_jsonb(t)::text), '')) as sum from ${sql.identifier(name)} t`,
  )
  const rows = await rowsOf<{ name: string; sum: string }>(db, sql.join(sums, sql` union all `))
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]))
}

export const databaseFingerprint = async (db: Database): Promise<string> => {
  const tables = await tablesOf(db)
  const texts = tables.map(
    ({ name }) =>
      sql`select coalesce(string_agg(t::text, '|' order by t::text), '') as rows from ${sql.identifier(name)} t`,
  )
  const every = sql.join(texts, sql` union all `)
  const [sum] = await rowsOf<{ sum: string }>(
    db,
    sql`select md5(string_agg(md5(rows), '' order by rows)) as sum from (${every}) as every`,
  )
  return sum?.sum ?? ''
}

const transactionsIn = async (db: Database): Promise<string | undefined> => {
  const query = sql`select pg_snapshot_xmax(pg_current_snapshot())::text as next`
  return (await rowsOf<{ next: string }>(db, query))[0]?.next
}

/**
 * Returns the last fingerprint without reading rows if no transaction has written since. Read-only transactions
 * get no number.
 */
export const fingerprintsOf = (db: Database): (() => Promise<string>) => {
  let known: { readonly next: string | undefined; readonly print: string } | null = null
  return async () => {
    const next = await transactionsIn(db)
    if (known === null || known.next !== next) known = { next, print: await databaseFingerprint(db) }
    return known.print
  }
}
