import { createRoom } from '@repo/api-client/rooms/create-room'

import { Refusal } from '../../../http/errors/refusal.ts'
import { route } from '../../../http/route.ts'
import { announceRooms } from '../../../realtime/announce.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { createRoom as create } from '../save-room.ts'

export const createRoomRoute = route(createRoom, async ({ body }, { context, principal, once }) => {
  const { branch, adminUuid } = principal
  if (body.branchUuid !== branch.branchUuid) throw new Refusal('not-found')
  const now = context.clock.now()
  const answer = await once(async (tx) => {
    const uuid = await create(tx, { branchUuid: branch.branchUuid, fields: body, createdBy: adminUuid, now })
    const subject = { kind: 'room', uuid } as const
    await recordAudit(tx, principal, { action: 'room-created', subject, before: null }, now)
    return { uuid }
  })
  await announceRooms(context, branch.branchUuid)
  return answer
})
