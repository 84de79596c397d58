import type { DisplaySettings } from '@repo/domain/display-settings'
import { eq, inArray } from 'drizzle-orm'

import type { Transaction } from '../db/database.ts'
import { displays } from '../db/tables/displays.ts'
import { rooms } from '../db/tables/rooms.ts'

type DisplayRow = typeof displays.$inferSelect

/** Unpairs a display; false where the branch has no such display. */
export const unpairDisplay = async (tx: Transaction, uuid: string): Promise<boolean> => {
  const gone = await tx.delete(displays).where(eq(displays.uuid, uuid)).returning({ uuid: displays.uuid })
  return gone.length > 0
}

/** Whether the branch has all of these rooms. */
const hasRooms = async (tx: Transaction, uuids: readonly string[]): Promise<boolean> => {
  const wanted = [...new Set(uuids)]
  if (wanted.length === 0) return true
  const known = await tx.select({ uuid: rooms.uuid }).from(rooms).where(inArray(rooms.uuid, wanted))
  return known.length === wanted.length
}

interface DisplayChange {
  readonly uuid: string
  readonly name: string
  readonly settings: DisplaySettings
}

/** Names a display and keeps its settings; false where the branch has no such display, or not all of its rooms. */
export const changeDisplay = async (tx: Transaction, { uuid, name, settings }: DisplayChange): Promise<boolean> => {
  const { roomUuid, schedule } = settings
  const named = [...(roomUuid === null ? [] : [roomUuid]), ...schedule.map((hours) => hours.roomUuid)]
  if (!(await hasRooms(tx, named))) return false
  const changed = await tx
    .update(displays)
    .set({ name, ...settings })
    .where(eq(displays.uuid, uuid))
    .returning({ uuid: displays.uuid })
  return changed.length > 0
}

/** Hangs a display in a room; false where the branch has no such room. */
export const hangDisplay = async (tx: Transaction, uuid: string, roomUuid: string): Promise<boolean> => {
  if (!(await hasRooms(tx, [roomUuid]))) return false
  await tx.update(displays).set({ roomUuid }).where(eq(displays.uuid, uuid))
  return true
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
