import { eq } from 'drizzle-orm'

import type { Transaction } from '../db/database.ts'
import { classes } from '../db/tables/classes.ts'

/** Ends the video of a class; false where the branch has no such class. */
export const stopStreaming = async (tx: Transaction, classUuid: string): Promise<boolean> => {
  const changed = await tx
    .update(classes)
    .set({ isStreaming: false })
    .where(eq(classes.uuid, classUuid))
    .returning({ uuid: classes.uuid })
  return changed.length > 0
}
