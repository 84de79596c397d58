import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'

import type { Database } from '../database.ts'
import { createPgliteSession, type PgliteSession } from './pglite-session.ts'

/** The product's database in PGlite, wherever that runs. */
export const sessionDatabase = (client: PgliteSession): Database =>
  // drizzle uses nothing of PGlite but `query` and `transaction`
  drizzle({ client: client as unknown as PGlite })

/** The product's database in PGlite in this thread. */
export const pgliteDatabase = (client: PGlite): Database => sessionDatabase(createPgliteSession(client))
