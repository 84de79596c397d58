import { sql } from 'drizzle-orm'

import type { Database } from './database.ts'

/** Rejects if the database is unavailable. */
export const pingDatabase = (db: Database): Promise<unknown> => db.execute(sql`select 1`)
