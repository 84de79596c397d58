import { deleteDaqRoom } from '@repo/api-client/daq/delete-daq-room'

import { route } from '../../../http/route.ts'
import { announceRooms } from '../../../realtime/announce.ts'
import { audited } from '../../audit/record-audit.ts'
import { deleteRoom } from '../delete-room.ts'

export const deleteDaqRoomRoute = route(deleteDaqRoom, async ({ params }, { context, principal }) => {
  const { uuid } = params
  const now = context.clock.now()
  const doing = { principal, action: 'room-deleted', subject: { kind: 'room', uuid }, now } as const
  await principal.branch.run((tx) => audited(tx, doing, () => deleteRoom(tx, { uuid, kind: 'daq', now })))
  await announceRooms(context, principal.branch.branchUuid)
  return { message: 'ok' }
})
