import { eq } from 'drizzle-orm'

import type { Transaction } from '../db/database.ts'
import { rooms } from '../db/tables/rooms.ts'
import { Refusal } from '../errors/refusal.ts'
import { isRoomRunning, lockRoom } from '../queries/rooms.ts'

/** Takes a remote room out of the lists; its trainings stay. */
export const deleteRoom = async (tx: Transaction, uuid: string, now: number): Promise<void> => {
  const room = await lockRoom(tx, uuid)
  if (room === null || room.kind !== 'remote') throw new Refusal('not-found')
  if (await isRoomRunning(tx, room.uuid)) throw new Refusal('room-running')
  await tx
    .update(rooms)
    .set({ deletedAt: new Date(now) })
    .where(eq(rooms.uuid, room.uuid))
}
