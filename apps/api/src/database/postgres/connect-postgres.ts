import { sql } from 'drizzle-orm'

import type { Log } from '../../lib/log.ts'
import { type Connection, singleServerConnection } from '../connect.ts'
import { type Database, rowsOf } from '../database.ts'
import { migrateDatabase } from '../migrate.ts'

/**
 * The names of durability settings that are off for this role: PostgreSQL then loses commits that it acknowledged when
 * the power fails.
 */
export const findDisabledDurabilitySettings = async (db: Database): Promise<readonly string[]> => {
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`select name from pg_settings where setting = 'off'
      and name in ('fsync', 'full_page_writes', 'synchronous_commit') order by name`,
  )
  return rows.map(({ name }) => name)
}

/**
 * How long anybody waits for a database that has fallen silent: for a connection, and for an answer. The server's own
 * time-outs are shorter than the client's, so that a slow statement is cancelled and the connection kept.
 */
const PATIENCE = {
  connectionTimeoutMillis: 5_000,
  query_timeout: 10_000,
  statement_timeout: 9_000,
  lock_timeout: 8_000,
  idle_in_transaction_session_timeout: 30_000,
  keepAlive: true,
} as const

/** Two numbers that nobody else uses: "lati", "mi". */
const MIGRATIONS = [0x6c617469, 0x6d69] as const

/** PostgreSQL, for a center or a chain that has outgrown one machine. */
export const connectPostgres = async (url: string, log?: Pick<Log, 'warn'>): Promise<Connection> => {
  const [{ Client }, { PostgresPool }, { postgresDatabase }, { drizzle }] = await Promise.all([
    import('pg'),
    import('./postgres-pool.ts'),
    import('./postgres-database.ts'),
    import('drizzle-orm/node-postgres'),
  ])
  // a migration may take as long as it takes
  const migrating = new Client({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE.connectionTimeoutMillis,
  })
  await migrating.connect()
  try {
    // servers that start at the same time change the schema one after the other
    await migrating.query('select pg_advisory_lock($1, $2)', [...MIGRATIONS])
    await migrateDatabase(drizzle(migrating))
  } finally {
    await migrating.end()
  }
  const pool = new PostgresPool({ connectionString: url, max: 10, ...PATIENCE }, () =>
    log?.warn('database-connection-lost'),
  )
  const db = postgresDatabase(pool)
  const spared = await findDisabledDurabilitySettings(db)
  if (spared.length > 0) log?.warn('power-cut-would-lose-data', { off: spared.join(', ') })
  return singleServerConnection({ db, maxRowsPerInsert: 5000, close: () => pool.end() })
}
