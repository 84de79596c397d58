import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'

import type { Database } from './database.ts'
import { preparedClient, type PreparedClient } from './prepared-client.ts'

/** The product's database in PGlite, wherever that runs. */
export const embeddedIn = (client: PreparedClient): Database =>
  // drizzle uses nothing of PGlite but `query` and `transaction`
  drizzle({ client: client as unknown as PGlite })

/** The product's database in PGlite in this thread. */
export const embedded = (client: PGlite): Database => embeddedIn(preparedClient(client))
