import type { PgliteSession } from '../pglite/pglite-session.ts'

/** Enough to choose an index; PostgreSQL's default of 100 would block ten times as long. */
const STATISTICS_TARGET = 10
const SMALL_PAGES = 8

/** Analyzes tables that have doubled, because PGlite has no autovacuum. Without it, a search scans all members. */
export const gatherStatistics = async (client: Pick<PgliteSession, 'query'>): Promise<readonly string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace
        and pg_relation_size(oid) / current_setting('block_size')::int > 2 * relpages + ${SMALL_PAGES}`,
  )
  const names = rows.map(({ name }) => name)
  // safe because it is a constant; SET takes no parameters
  await client.query(`set default_statistics_target = ${STATISTICS_TARGET}`)
  // one by one, so that others run in between; safe because `regclass` quotes the names
  for (const name of names) await client.query(`analyze ${name}`)
  return names
}
