import { deleteRoom } from '@repo/api-client/rooms/delete-room'
import { eq } from 'drizzle-orm'

import { rooms } from '../../db/tables/rooms.ts'
import { Refusal } from '../../errors/refusal.ts'
import { route } from '../../http/route.ts'
import { announceRooms } from '../../live/announce.ts'
import { findRoom, isRoomRunning } from '../../queries/rooms.ts'

export const deleteRoomRoute = route(deleteRoom, async ({ params }, { context, principal }) => {
  await principal.branch.run(async (tx) => {
    const room = await findRoom(tx, params.uuid)
    if (room === null || room.kind !== 'remote') throw new Refusal('not-found')
    if (await isRoomRunning(tx, room.uuid)) throw new Refusal('room-running')
    await tx
      .update(rooms)
      .set({ deletedAt: new Date(context.clock.now()) })
      .where(eq(rooms.uuid, room.uuid))
  })
  await announceRooms(context, principal.branch.branchUuid)
  return { message: 'ok' }
})
