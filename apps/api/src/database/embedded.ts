import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'

import { readThrough, type Database } from './database.ts'
import { preparedClient, type PreparedClient } from './prepared-client.ts'

// drizzle asks no more of it than a prepared client answers
const drizzled = (client: Pick<PreparedClient, 'query'>): Database => drizzle({ client: client as unknown as PGlite })

/** The product's database in PGlite, wherever that runs. */
export const embeddedIn = (client: PreparedClient): Database =>
  readThrough(drizzled(client), (ahead) => drizzled(client.behind(ahead)))

/** The product's database in PGlite in this thread. */
export const embedded = (client: PGlite): Database => embeddedIn(preparedClient(client))
