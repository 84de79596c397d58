import { sql } from 'drizzle-orm'

import type { Database } from './database.ts'

/** Fails where the database gives no answer. */
export const askDatabase = (db: Database): Promise<unknown> => db.execute(sql`select 1`)
