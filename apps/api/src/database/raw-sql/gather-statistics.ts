import type { PgliteSession } from '../pglite/pglite-session.ts'

/** Enough to choose an index by; ten times as many would keep everybody waiting for ten times as long. */
const STATISTICS_TARGET = 10
/** A table this small is read as a whole in any case. */
const SMALL_PAGES = 8

/**
 * Gathers statistics of every table that has doubled since the last time, and answers with their names. A server of
 * PostgreSQL does so by itself; PGlite never does, and without them a search reads every member of a branch.
 */
export const gatherStatistics = async (client: Pick<PgliteSession, 'query'>): Promise<readonly string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace
        and pg_relation_size(oid) / current_setting('block_size')::int > 2 * relpages + ${SMALL_PAGES}`,
  )
  const names = rows.map(({ name }) => name)
  // safe because it is a constant; SET takes no parameters
  await client.query(`set default_statistics_target = ${STATISTICS_TARGET}`)
  // one by one, so that other statements run in between; safe because `regclass` quotes the names
  for (const name of names) await client.query(`analyze ${name}`)
  return names
}
