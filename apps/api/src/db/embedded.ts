import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'

import type { Database } from './database.ts'
import { preparedClient } from './prepared-client.ts'
import { schema } from './schema.ts'

/** The product's database in PGlite. */
export const embedded = (client: PGlite): Database =>
  // drizzle asks no more of it than the prepared client answers
  drizzle({ client: preparedClient(client) as unknown as PGlite, schema })
