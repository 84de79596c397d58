import { eq } from 'drizzle-orm'

import { newToken } from '../lib/secrets.ts'
import type { Database } from './database.ts'
import { settings } from './schema/center.ts'

const find = async (db: Database, name: string): Promise<string | null> => {
  const [row] = await db.select().from(settings).where(eq(settings.name, name))
  return row?.value ?? null
}

/** Created once per database and shared by all its servers. */
export const getOrCreateSecret = async (db: Database, name: string): Promise<string> => {
  const known = await find(db, name)
  if (known !== null) return known
  await db.insert(settings).values({ name, value: newToken() }).onConflictDoNothing()
  const made = await find(db, name)
  if (made === null) throw new Error(`setting ${name} was not stored`)
  return made
}

export const createSecretSource =
  (db: Database, ready = Promise.resolve()) =>
  (name: string): Promise<string> => {
    const secret = ready.then(() => getOrCreateSecret(db, name))
    secret.catch(() => {})
    return secret
  }
