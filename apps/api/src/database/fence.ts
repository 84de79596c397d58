import { and, eq, sql } from 'drizzle-orm'

import { DatabaseUnavailable } from '../lib/outage.ts'
import { newToken } from '../lib/secrets.ts'
import type { Database } from './database.ts'
import { settings } from './schema/center.ts'

/** Runs what only the serving server may write. Fails when another has begun to serve since this one did. */
export type Fenced = <T>(work: (db: Database) => Promise<T>) => Promise<T>

/** Whoever serves last has its own value here. */
export const TERM = 'server-term'

/** The term of servers that share a database; a server that is alone begins one of its own. */
export const TERM_OF_SEVERAL = 'several'

/** Another server has taken over: what this one holds in memory is no longer the truth. */
export class Superseded extends DatabaseUnavailable {}

/** Begins to serve: waits for what the server before is writing, after which that one can write no more. */
export const beginTerm = async (db: Database, term = newToken()): Promise<string> => {
  await db
    .insert(settings)
    .values({ name: TERM, value: term })
    .onConflictDoUpdate({ target: settings.name, set: { value: sql`excluded.value` } })
  return term
}

/** The check and the write are one transaction, and the row checked stays as it is until that ends. */
export const fencedBy =
  (db: Database, term: string, onSuperseded: () => void): Fenced =>
  (work) =>
    db.transaction(async (tx) => {
      const [mine] = await tx
        .select({ name: settings.name })
        .from(settings)
        .where(and(eq(settings.name, TERM), eq(settings.value, term)))
        .for('share')
      if (mine === undefined) {
        onSuperseded()
        throw new Superseded('another server has taken over')
      }
      return work(tx)
    })
