import { eq } from 'drizzle-orm'

import { newToken } from '../secrets.ts'
import type { Database } from './database.ts'
import { settings } from './tables/settings.ts'

/** A secret made at the first start and kept from then on, alike for every server on this database. */
export const rememberedSecret = async (db: Database, name: string): Promise<string> => {
  await db.insert(settings).values({ name, value: newToken() }).onConflictDoNothing()
  const [row] = await db.select().from(settings).where(eq(settings.name, name))
  if (row === undefined) throw new Error(`setting ${name} was not kept`)
  return row.value
}
