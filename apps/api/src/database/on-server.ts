import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'

import { readThrough, type Database } from './database.ts'
import type { PatientPool } from './patient-pool.ts'

/** The product's database on a server of PostgreSQL. */
export const onServer = (pool: PatientPool): Database =>
  // of what reads drizzle asks nothing but `query`
  readThrough(drizzle({ client: pool }), (ahead) => drizzle({ client: pool.behind(ahead) as Pool }))
