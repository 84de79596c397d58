import { and, eq, exists, isNull } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { classes } from '../../database/schema/classes.ts'
import { participations } from '../../database/schema/participations.ts'

interface Leaving {
  readonly classUuid: string
  readonly participationUuid: string
  readonly now: number
}

/** Removes a leaving member from a running class. Returns the member, or null if there was nothing to leave. */
export const leave = async (tx: Transaction, { classUuid, participationUuid, now }: Leaving) => {
  const running = tx
    .select({ uuid: classes.uuid })
    .from(classes)
    .where(and(eq(classes.uuid, classUuid), eq(classes.remoteState, 'running')))
  const [gone] = await tx
    .update(participations)
    .set({ removedAt: new Date(now) })
    .where(and(eq(participations.uuid, participationUuid), isNull(participations.removedAt), exists(running)))
    .returning({ memberUuid: participations.memberUuid })
  return gone?.memberUuid ?? null
}
