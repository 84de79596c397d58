import { and, eq } from 'drizzle-orm'

import type { Database, Transaction } from '../db/database.ts'
import { settings } from '../db/tables/settings.ts'
import { hasCenter } from '../queries/has-center.ts'
import { hashOf, newToken } from '../secrets.ts'

const NAME = 'setup-token-hash'

const isRow = (token: string) => and(eq(settings.name, NAME), eq(settings.value, hashOf(token)))

/** Makes the token of a first run, which ends the one before; null where a center exists. Only its hash is stored. */
export const renewSetupToken = async (db: Database): Promise<string | null> => {
  if (await hasCenter(db)) {
    await db.delete(settings).where(eq(settings.name, NAME))
    return null
  }
  const token = newToken()
  const value = hashOf(token)
  await db.insert(settings).values({ name: NAME, value }).onConflictDoUpdate({ target: settings.name, set: { value } })
  return token
}

/** Whether the token is the one that was printed last and not used. */
export const isSetupToken = async (db: Database, token: string): Promise<boolean> =>
  (await db.select().from(settings).where(isRow(token))).length > 0

/** Uses the token up; of several calls at once one is told true. */
export const spendSetupToken = async (tx: Transaction, token: string): Promise<boolean> =>
  (await tx.delete(settings).where(isRow(token)).returning()).length > 0
