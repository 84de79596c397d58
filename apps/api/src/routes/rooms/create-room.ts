import { createRoom } from '@repo/api-client/rooms/create-room'

import { createRoom as create } from '../../commands/save-room.ts'
import { Refusal } from '../../errors/refusal.ts'
import { route } from '../../http/route.ts'
import { announceRooms } from '../../live/announce.ts'

export const createRoomRoute = route(createRoom, async ({ body }, { context, principal }) => {
  const { branch, adminUuid } = principal
  if (body.branch_uuid !== branch.branchUuid) throw new Refusal('not-found')
  const uuid = await branch.run((tx) =>
    create(tx, {
      branchUuid: branch.branchUuid,
      createdBy: adminUuid,
      now: context.clock.now(),
      fields: {
        name: body.room_name,
        description: body.description ?? null,
        isActive: Boolean(body.status),
        coaches: body.couches.map((coach) => coach.uuid),
      },
    }),
  )
  await announceRooms(context, branch.branchUuid)
  return { uuid }
})
