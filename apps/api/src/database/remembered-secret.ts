import { eq } from 'drizzle-orm'

import { newToken } from '../lib/secrets.ts'
import type { Database } from './database.ts'
import { settings } from './schema/settings.ts'

const find = async (db: Database, name: string): Promise<string | null> => {
  const [row] = await db.select().from(settings).where(eq(settings.name, name))
  return row?.value ?? null
}

/** A secret made at the first start and kept from then on, alike for every server on this database. */
export const rememberedSecret = async (db: Database, name: string): Promise<string> => {
  const known = await find(db, name)
  if (known !== null) return known
  await db.insert(settings).values({ name, value: newToken() }).onConflictDoNothing()
  const made = await find(db, name)
  if (made === null) throw new Error(`setting ${name} was not kept`)
  return made
}

/** The same of a database that may have to get ready first: whoever needs a secret waits for it. */
export const secretsOnce =
  (db: Database, ready = Promise.resolve()) =>
  (name: string): Promise<string> => {
    const secret = ready.then(() => rememberedSecret(db, name))
    // who needs it hears of what went wrong
    secret.catch(() => {})
    return secret
  }
