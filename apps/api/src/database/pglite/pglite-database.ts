import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'

import type { Database } from '../database.ts'
import { createPgliteSession, type PgliteSession } from './pglite-session.ts'

export const sessionDatabase = (client: PgliteSession): Database =>
  // drizzle uses only `query` and `transaction` of PGlite
  drizzle({ client: client as unknown as PGlite })

export const pgliteDatabase = (client: PGlite): Database => sessionDatabase(createPgliteSession(client))
