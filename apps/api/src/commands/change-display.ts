import type { IdleView } from '@repo/domain/idle-view'
import { eq } from 'drizzle-orm'

import type { Transaction } from '../db/database.ts'
import { displays } from '../db/tables/displays.ts'

type DisplayRow = typeof displays.$inferSelect

/** Unpairs a display; false where the branch has no such display. */
export const unpairDisplay = async (tx: Transaction, uuid: string): Promise<boolean> => {
  const gone = await tx.delete(displays).where(eq(displays.uuid, uuid)).returning({ uuid: displays.uuid })
  return gone.length > 0
}

/** Chooses what a display shows between classes; false where the branch has no such display. */
export const chooseIdleView = async (tx: Transaction, uuid: string, idleView: IdleView): Promise<boolean> => {
  const changed = await tx
    .update(displays)
    .set({ idleView })
    .where(eq(displays.uuid, uuid))
    .returning({ uuid: displays.uuid })
  return changed.length > 0
}

/** Notes that a display was there; null when it is paired no longer. */
export const seeDisplay = async (tx: Transaction, uuid: string, now: number): Promise<DisplayRow | null> => {
  const [display] = await tx
    .update(displays)
    .set({ lastSeenAt: new Date(now) })
    .where(eq(displays.uuid, uuid))
    .returning()
  return display ?? null
}

/** Nobody works at the display any more. */
export const signOutOfDisplay = async (tx: Transaction, uuid: string): Promise<void> => {
  await tx.update(displays).set({ operatorUuid: null, operatedUntil: null }).where(eq(displays.uuid, uuid))
}
