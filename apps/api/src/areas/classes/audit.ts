import { eq } from 'drizzle-orm'

import { classes } from '../../database/schema/classes.ts'
import { rooms } from '../../database/schema/rooms.ts'
import type { SnapshotReader } from '../audit/create-audit-trail.ts'

export const readClass: SnapshotReader = async (tx, uuid) => {
  const [row] = await tx
    .select({
      room: rooms.name,
      startAt: classes.startAt,
      minutes: classes.durationMinutes,
      capacity: classes.capacity,
    })
    .from(classes)
    .innerJoin(rooms, eq(rooms.uuid, classes.roomUuid))
    .where(eq(classes.uuid, uuid))
  if (row === undefined) return null
  return {
    name: row.room,
    fields: { startAt: row.startAt.toISOString(), duration: row.minutes, capacity: row.capacity },
  }
}
