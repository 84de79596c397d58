import { listOpenClasses } from '@repo/api-client/participation/list-open-classes'
import { joinCodeOf } from '@repo/domain/join-code'
import type { RoomState } from '@repo/domain/phone-life'

import { route } from '../../../http/route.ts'
import { branchOf } from '../../center/branch.ts'
import { listRooms, type RoomWithClass } from '../../rooms/rooms.ts'
import { trainingNameOf } from '../../trainings/presenters/training-name.ts'

const isOpen = ({ room, current }: RoomWithClass): boolean => room.isActive && current?.class.remoteState === 'running'

const stateOf = (found: RoomWithClass | undefined): RoomState => {
  if (found === undefined) return 'unknown'
  if (!found.room.isActive) return 'inactive'
  return isOpen(found) ? 'open' : 'idle'
}

const isAskedFor =
  (asked: string) =>
  ({ room }: RoomWithClass): boolean =>
    room.uuid === asked || room.joinCode === joinCodeOf(asked)

export const listOpenClassesRoute = route(listOpenClasses, async ({ query }, { principal, language }) => {
  const [rooms, { joinsBy }] = await principal.branch.read(
    async (tx) => [await listRooms(tx), await branchOf(tx)] as const,
  )
  const asked = query.room === undefined ? undefined : rooms.find(isAskedFor(query.room))
  return {
    classes: rooms.filter(isOpen).flatMap(({ room, current }) =>
      current === null
        ? []
        : {
            roomUuid: room.uuid,
            roomName: room.name,
            trainingName: trainingNameOf(current.trainingType, language),
            startAt: current.class.startAt,
            finishAt: current.class.finishAt,
          },
    ),
    room: query.room === undefined ? null : stateOf(asked),
    roomUuid: asked?.room.uuid ?? null,
    joinsBy,
  }
})
