import { eq } from 'drizzle-orm'

import { displays } from '../../database/schema/displays.ts'
import { rooms } from '../../database/schema/rooms.ts'
import type { SnapshotReader } from '../audit/create-audit-trail.ts'

const DAY_NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

export const readDisplay: SnapshotReader = async (tx, uuid) => {
  const [row] = await tx
    .select({ display: displays, room: rooms.name })
    .from(displays)
    .leftJoin(rooms, eq(rooms.uuid, displays.roomUuid))
    .where(eq(displays.uuid, uuid))
  if (row === undefined) return null
  const { name, follows, schedule, idleView, textSize, overscan, hasSound } = row.display
  const named = await tx.select({ uuid: rooms.uuid, name: rooms.name }).from(rooms)
  const roomOf = new Map(named.map((room) => [room.uuid, room.name]))
  const hours = schedule.map(
    ({ weekday, from, to, roomUuid }) => `${DAY_NAMES[weekday - 1]} ${from}–${to} ${roomOf.get(roomUuid) ?? '–'}`,
  )
  return {
    name,
    fields: {
      name,
      follows,
      room: row.room,
      schedule: hours.join(', ') || null,
      idleView,
      textSize,
      overscan,
      hasSound,
    },
  }
}
