import { deleteRoom } from '@repo/api-client/rooms/delete-room'

import { deleteRoom as remove } from '../../commands/delete-room.ts'
import { route } from '../../http/route.ts'
import { announceRooms } from '../../live/announce.ts'

export const deleteRoomRoute = route(deleteRoom, async ({ params }, { context, principal }) => {
  await principal.branch.run((tx) => remove(tx, params.uuid, context.clock.now()))
  await announceRooms(context, principal.branch.branchUuid)
  return { message: 'ok' }
})
