import { and, asc, desc, eq, inArray, isNull, ne } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { auditEntries } from '../../database/schema/audit-entries.ts'
import { classes } from '../../database/schema/classes.ts'
import { daqKeys, roomCoaches, rooms } from '../../database/schema/rooms.ts'
import { administrators } from '../../database/schema/staff.ts'
import { trainingTypes } from '../../database/schema/training-types.ts'
import { nameKey } from '../../lists/text-search.ts'

type RoomRow = typeof rooms.$inferSelect
type ClassRow = typeof classes.$inferSelect
type TrainingTypeRow = typeof trainingTypes.$inferSelect

export interface RoomWithClass {
  readonly room: RoomRow
  readonly coaches: readonly { readonly uuid: string; readonly name: string }[]
  /** The key of its device, and when that was heard; null without a key. */
  readonly key: typeof daqKeys.$inferSelect | null
  /** The class that is running, or has ended and waits for its reset. */
  readonly current: {
    readonly class: ClassRow
    readonly trainingType: TrainingTypeRow
    /** The name of who started it; null where that account is gone. */
    readonly startedBy: string | null
    /** The name of who ended it; null while it runs, and where its clock did. */
    readonly stoppedBy: string | null
  } | null
}

const nameOf = ({ name, lastName1 }: Pick<typeof administrators.$inferSelect, 'name' | 'lastName1'>): string =>
  `${name} ${lastName1}`

/** Who stopped those of some classes that a person ended before their time. */
const stoppersOf = async (tx: Transaction, held: readonly ClassRow[]): Promise<ReadonlyMap<string, string>> => {
  const stopped = held.filter(({ endedAt, finishAt }) => endedAt !== null && endedAt < finishAt)
  if (stopped.length === 0) return new Map()
  const entries = await tx
    .select({ uuid: auditEntries.subjectUuid, name: auditEntries.administratorName })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.action, 'class-stopped'),
        inArray(
          auditEntries.subjectUuid,
          stopped.map(({ uuid }) => uuid),
        ),
      ),
    )
    .orderBy(asc(auditEntries.sequence))
  return new Map(entries.map(({ uuid, name }) => [uuid ?? '', name]))
}

/** The branch's rooms by name, each with its coaches and the class it holds. */
export const listRooms = async (tx: Transaction): Promise<readonly RoomWithClass[]> => {
  const rows = await tx
    .select()
    .from(rooms)
    .where(isNull(rooms.deletedAt))
    .orderBy(asc(rooms.kind), asc(nameKey(rooms.name)))
  const keys = await tx.select().from(daqKeys)
  const assigned = await tx
    .select({
      roomUuid: roomCoaches.roomUuid,
      uuid: administrators.uuid,
      name: administrators.name,
      last: administrators.lastName1,
    })
    .from(roomCoaches)
    .innerJoin(administrators, eq(administrators.uuid, roomCoaches.adminUuid))
  const held = await tx
    .select()
    .from(classes)
    .innerJoin(trainingTypes, eq(trainingTypes.uuid, classes.trainingTypeUuid))
    .leftJoin(administrators, eq(administrators.uuid, classes.createdBy))
    .where(ne(classes.remoteState, 'idle'))
    .orderBy(desc(classes.configuredAt))
  const stoppers = await stoppersOf(
    tx,
    held.map((row) => row.classes),
  )
  return rows.map((room) => {
    const current = held.find((row) => row.classes.roomUuid === room.uuid)
    return {
      room,
      coaches: assigned
        .filter((coach) => coach.roomUuid === room.uuid)
        .map(({ uuid, name, last }) => ({ uuid, name: `${name} ${last}` })),
      key: keys.find(({ roomUuid }) => roomUuid === room.uuid) ?? null,
      current:
        current === undefined
          ? null
          : {
              class: current.classes,
              trainingType: current.training_types,
              startedBy: current.administrators === null ? null : nameOf(current.administrators),
              stoppedBy: stoppers.get(current.classes.uuid) ?? null,
            },
    }
  })
}

/** One room that is not deleted, or null. */
export const findRoom = async (tx: Transaction, uuid: string): Promise<RoomRow | null> => {
  const [room] = await tx
    .select()
    .from(rooms)
    .where(and(eq(rooms.uuid, uuid), isNull(rooms.deletedAt)))
  return room ?? null
}

/**
 * The same, held until the transaction ends: whether a room is active and whether it has a class must not change
 * between being looked at and being relied on.
 */
export const lockRoom = async (tx: Transaction, uuid: string): Promise<RoomRow | null> => {
  const [room] = await tx
    .select()
    .from(rooms)
    .where(and(eq(rooms.uuid, uuid), isNull(rooms.deletedAt)))
    .for('update')
  return room ?? null
}

/** Whether a room has a class that is waiting or running. */
export const isRoomRunning = async (tx: Transaction, roomUuid: string): Promise<boolean> => {
  const running = await tx
    .select({ uuid: classes.uuid })
    .from(classes)
    .where(and(eq(classes.roomUuid, roomUuid), eq(classes.remoteState, 'running')))
  return running.length > 0
}

/** Those of the given administrators that are active staff of the branch. */
export const knownCoaches = async (tx: Transaction, uuids: readonly string[]): Promise<readonly string[]> => {
  const found = await tx
    .select({ uuid: administrators.uuid })
    .from(administrators)
    .where(and(inArray(administrators.uuid, [...uuids]), eq(administrators.isActive, true)))
  return found.map(({ uuid }) => uuid)
}
