import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'

import type { Database } from '../database.ts'
import type { PostgresPool } from './postgres-pool.ts'

export const postgresDatabase = (pool: PostgresPool): Database =>
  // drizzle uses only `query` and `connect` of a pool
  drizzle({ client: pool as unknown as Pool })
