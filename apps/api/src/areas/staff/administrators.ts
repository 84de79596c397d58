import { and, asc, eq } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { administrators } from '../../database/schema/administrators.ts'
import { nameKey } from '../../lists/name-key.ts'

type AdministratorRow = typeof administrators.$inferSelect

/** One administrator of the branch, or null. */
export const findAdministrator = async (tx: Transaction, uuid: string): Promise<AdministratorRow | null> => {
  const [row] = await tx.select().from(administrators).where(eq(administrators.uuid, uuid))
  return row ?? null
}

/** The branch's coaches that may sign in, by name. */
export const activeCoaches = (tx: Transaction): Promise<AdministratorRow[]> =>
  tx
    .select()
    .from(administrators)
    .where(and(eq(administrators.role, 'coach'), eq(administrators.isActive, true)))
    .orderBy(asc(nameKey(administrators.name)))
