import { and, asc, eq, isNull, sql } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { classes } from '../../database/schema/classes.ts'
import { rooms } from '../../database/schema/rooms.ts'
import { uuidIn } from '../../database/uuid-in.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { findRoom } from '../rooms/rooms.ts'

export type ClassRow = typeof classes.$inferSelect

/** The class of a room that is waiting or running; refuses when there is none, or when the room takes none. */
export const openClassOf = async (tx: Transaction, roomUuid: string): Promise<ClassRow> => {
  if ((await findRoom(tx, roomUuid))?.isActive === false) throw new Refusal('room-inactive')
  const [row] = await tx
    .select()
    .from(classes)
    .where(and(eq(classes.roomUuid, roomUuid), eq(classes.remoteState, 'running')))
  if (row === undefined) throw new Refusal('no-open-class')
  return row
}

/** Joins of one class come one after the other, so that the last place is given once. */
export const lockClass = async (tx: Transaction, classUuid: string): Promise<void> => {
  await tx.execute(sql`select 1 from classes where uuid = ${classUuid} for update`)
}

/** The open class of each of several rooms, or why it has none; each class is locked, in an order that is always the same. */
export const lockOpenClasses = async (
  tx: Transaction,
  roomUuids: readonly string[],
): Promise<(roomUuid: string) => ClassRow | Refusal> => {
  const open = await tx
    .select()
    .from(classes)
    .where(and(uuidIn(sql`${classes.roomUuid}`, roomUuids), eq(classes.remoteState, 'running')))
    .orderBy(asc(classes.uuid))
    .for('update')
  const closed = await tx
    .select({ uuid: rooms.uuid })
    .from(rooms)
    .where(and(uuidIn(sql`${rooms.uuid}`, roomUuids), eq(rooms.isActive, false), isNull(rooms.deletedAt)))
  const byRoom = new Map(open.map((row) => [row.roomUuid, row]))
  const inactive = new Set(closed.map(({ uuid }) => uuid))
  return (roomUuid) =>
    inactive.has(roomUuid) ? new Refusal('room-inactive') : (byRoom.get(roomUuid) ?? new Refusal('no-open-class'))
}
