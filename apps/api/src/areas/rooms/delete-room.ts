import { eq } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { daqKeys } from '../../database/schema/daq-keys.ts'
import { rooms } from '../../database/schema/rooms.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { isRoomRunning, lockRoom } from './rooms.ts'

interface DeleteRoom {
  readonly uuid: string
  readonly kind: 'daq' | 'remote'
  readonly now: number
}

/** Takes a room of a kind out of the lists, and the key of its device away; its trainings stay. */
export const deleteRoom = async (tx: Transaction, { uuid, kind, now }: DeleteRoom): Promise<void> => {
  const room = await lockRoom(tx, uuid)
  if (room === null || room.kind !== kind) throw new Refusal('not-found')
  if (await isRoomRunning(tx, room.uuid)) throw new Refusal('room-running')
  await tx
    .update(rooms)
    .set({ deletedAt: new Date(now) })
    .where(eq(rooms.uuid, room.uuid))
  await tx.delete(daqKeys).where(eq(daqKeys.roomUuid, room.uuid))
}
