import { and, eq } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { classes } from '../../database/schema/classes.ts'

/** Puts an ended class away, so that its room is free. */
export const putClassAway = async (tx: Transaction, uuid: string): Promise<void> => {
  await tx
    .update(classes)
    .set({ remoteState: 'idle', isStreaming: false })
    .where(and(eq(classes.uuid, uuid), eq(classes.remoteState, 'ended')))
}
