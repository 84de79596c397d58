import { deleteRoom } from '@repo/api-client/rooms/delete-room'

import { route } from '../../../http/route.ts'
import { announceRooms } from '../../../realtime/announce.ts'
import { audited } from '../../audit/record-audit.ts'
import { deleteRoom as remove } from '../delete-room.ts'

export const deleteRoomRoute = route(deleteRoom, async ({ params }, { context, principal }) => {
  const now = context.clock.now()
  const doing = { principal, action: 'room-deleted', subject: { kind: 'room', uuid: params.uuid }, now } as const
  await principal.branch.run((tx) => audited(tx, doing, () => remove(tx, { uuid: params.uuid, kind: 'remote', now })))
  await announceRooms(context, principal.branch.branchUuid)
  return { message: 'ok' }
})
