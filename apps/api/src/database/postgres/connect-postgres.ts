import { sql } from 'drizzle-orm'

import type { Log } from '../../lib/log.ts'
import { StartRefusal } from '../../lib/outage.ts'
import { type Connection, singleServerConnection } from '../connection.ts'
import { type Database, rowsOf } from '../database.ts'
import { migrateDatabase } from '../migrate.ts'

/** With one of these off, PostgreSQL loses acknowledged commits in a power failure. */
export const findDisabledDurabilitySettings = async (db: Database): Promise<readonly string[]> => {
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`select name from pg_settings where setting = 'off'
      and name in ('fsync', 'full_page_writes', 'synchronous_commit') order by name`,
  )
  return rows.map(({ name }) => name)
}

/** Server time-outs are shorter than client ones, so that a slow statement is canceled and its connection kept. */
const PATIENCE = {
  connectionTimeoutMillis: 5_000,
  query_timeout: 10_000,
  statement_timeout: 9_000,
  lock_timeout: 8_000,
  idle_in_transaction_session_timeout: 30_000,
  keepAlive: true,
} as const

/** Advisory lock key: "lati", "mi". */
const MIGRATIONS = [0x6c617469, 0x6d69] as const

const refuseOtherEncoding = async (db: Database): Promise<void> => {
  const [row] = await rowsOf<{ encoding: string }>(db, sql`select current_setting('server_encoding') as encoding`)
  if (row === undefined || row.encoding === 'UTF8') return
  throw new StartRefusal(
    `The database has the encoding ${row.encoding}, which can't store every name. Create one with: CREATE DATABASE latido ENCODING 'UTF8' TEMPLATE template0;`,
  )
}

export const connectPostgres = async (url: string, log?: Pick<Log, 'warn'>): Promise<Connection> => {
  const [{ Client }, { PostgresPool, postgresDatabase }, { drizzle }] = await Promise.all([
    import('pg'),
    import('./postgres-pool.ts'),
    import('drizzle-orm/node-postgres'),
  ])
  const migrating = new Client({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE.connectionTimeoutMillis,
  })
  await migrating.connect()
  try {
    const db = drizzle(migrating)
    await refuseOtherEncoding(db)
    // serializes migrations of servers that start at the same time
    await migrating.query('select pg_advisory_lock($1, $2)', [...MIGRATIONS])
    await migrateDatabase(db)
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
