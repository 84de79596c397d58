import { addDaqRoom } from '@repo/api-client/daq/add-daq-room'

import { route } from '../../../http/route.ts'
import { announceRooms } from '../../../realtime/announce.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { addDaqRoom as add } from '../save-room.ts'

export const addDaqRoomRoute = route(addDaqRoom, async ({ body }, { context, principal, once }) => {
  const { branch, adminUuid: createdBy } = principal
  const { branchUuid } = branch
  const now = context.clock.now()
  const answer = await once(async (tx) => {
    const uuid = await add(tx, { branchUuid, name: body.name, createdBy, now })
    const subject = { kind: 'room', uuid } as const
    await recordAudit(tx, principal, { action: 'room-created', subject, before: null }, now)
    return { uuid }
  })
  await announceRooms(context, branchUuid)
  return answer
})
