import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'

import type { Database } from '../database.ts'
import type { PostgresPool } from './postgres-pool.ts'

/** The product's database on a PostgreSQL server. */
export const postgresDatabase = (pool: PostgresPool): Database =>
  // drizzle uses nothing of a pool but `query` and `connect`
  drizzle({ client: pool as unknown as Pool })
