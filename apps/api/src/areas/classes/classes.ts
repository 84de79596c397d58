import { and, eq } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { classes } from '../../database/schema/classes.ts'

/** One class of the branch, or null. */
export const findClass = async (tx: Transaction, uuid: string): Promise<typeof classes.$inferSelect | null> => {
  const [row] = await tx.select().from(classes).where(eq(classes.uuid, uuid))
  return row ?? null
}

/** The class that a room is waiting for or running; null while it has none. */
export const runningClassIn = async (tx: Transaction, roomUuid: string): Promise<string | null> => {
  const running = and(eq(classes.roomUuid, roomUuid), eq(classes.remoteState, 'running'))
  const [row] = await tx.select({ uuid: classes.uuid }).from(classes).where(running)
  return row?.uuid ?? null
}
