import type { Room } from '@repo/api-client/rooms/room'
import { DATA_ORDERS } from '@repo/domain/classes/class-configuration'
import type { ClassFacts } from '@repo/domain/classes/class-life'
import type { Milliseconds } from '@repo/domain/core/units'
import { STEPS_ICONS } from '@repo/domain/trainings/training-type'

/** Class facts of a room, or null. `waitingEnd` is stored at the start for rooms that don't report it. */
export const classInRoom = (
  room: Room,
  waitingEnd: Milliseconds | null = null,
): { readonly facts: ClassFacts; readonly hasEnded: boolean } | null => {
  const held = room.currentClass
  if (held === null || held.remoteState === 'idle') return null
  const startAt = held.startAt?.getTime() ?? waitingEnd
  if (startAt === null) return null
  return {
    hasEnded: held.remoteState === 'ended',
    facts: {
      uuid: held.uuid,
      // displays get no staff channel, nor does a coach signed in on one
      channel: held.staffChannel ?? held.channel,
      trainingName: held.trainingName ?? '',
      order: DATA_ORDERS.find((order) => order === held.order) ?? 'calories',
      stepsIcon: STEPS_ICONS.find((icon) => icon === held.stepsIcon) ?? null,
      startAt,
      finishAt: held.finishAt?.getTime() ?? startAt + held.duration * 60_000,
    },
  }
}
