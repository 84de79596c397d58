import { eq } from 'drizzle-orm'

import type { Transaction } from '../db/database.ts'
import { classes } from '../db/tables/classes.ts'

/** One class of the branch, or null. */
export const findClass = async (tx: Transaction, uuid: string): Promise<typeof classes.$inferSelect | null> => {
  const [row] = await tx.select().from(classes).where(eq(classes.uuid, uuid))
  return row ?? null
}
