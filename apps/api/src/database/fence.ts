import { and, eq, sql } from 'drizzle-orm'

import { DatabaseUnavailable } from '../lib/outage.ts'
import { newToken } from '../lib/secrets.ts'
import type { Database } from './database.ts'
import { settings } from './schema/center.ts'

/** Runs a write of the serving server. Fails if another server has started to serve. */
export type Fenced = <T>(work: (db: Database) => Promise<T>) => Promise<T>

export const TERM = 'server-term'

/** Fixed term for a cluster; a single server starts a new term. */
export const TERM_OF_SEVERAL = 'several'

export class Superseded extends DatabaseUnavailable {}

/** Waits for the previous server's open writes; after this, it can't write. */
export const beginTerm = async (db: Database, term = newToken()): Promise<string> => {
  await db
    .insert(settings)
    .values({ name: TERM, value: term })
    .onConflictDoUpdate({ target: settings.name, set: { value: sql`excluded.value` } })
  return term
}

/** The row lock keeps the term unchanged until the transaction ends. */
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
