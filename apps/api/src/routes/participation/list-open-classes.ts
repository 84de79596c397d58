import { listOpenClasses } from '@repo/api-client/participation/list-open-classes'

import { route } from '../../http/route.ts'
import { trainingNameOf } from '../../presenters/training-name.ts'
import { listRooms } from '../../queries/rooms.ts'

export const listOpenClassesRoute = route(listOpenClasses, async (_, { principal, language }) => {
  const rooms = await principal.branch.run(listRooms)
  return {
    data: rooms.flatMap(({ room, current }) =>
      current?.class.remoteState === 2
        ? {
            room_uuid: room.uuid,
            room_name: room.name,
            training_name: trainingNameOf(current.trainingType, language),
            class_start_at: current.class.startAt.toISOString(),
            class_finish_at: current.class.finishAt.toISOString(),
          }
        : [],
    ),
  }
})
