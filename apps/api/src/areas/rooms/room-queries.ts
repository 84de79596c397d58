import { and, asc, desc, eq, exists, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { auditEntries } from '../../database/schema/audit-entries.ts'
import { classes } from '../../database/schema/classes.ts'
import { daqKeys } from '../../database/schema/daq-keys.ts'
import { displays } from '../../database/schema/displays.ts'
import { roomCoaches, rooms } from '../../database/schema/rooms.ts'
import { administrators } from '../../database/schema/staff.ts'
import { trainingTypes } from '../../database/schema/training-types.ts'
import { trainings } from '../../database/schema/trainings.ts'
import { nameKey } from '../../lists/text-search.ts'

type RoomRow = typeof rooms.$inferSelect
type ClassRow = typeof classes.$inferSelect
type TrainingTypeRow = typeof trainingTypes.$inferSelect

export interface RoomWithClass {
  readonly room: RoomRow
  readonly coaches: readonly { readonly uuid: string; readonly name: string }[]
  readonly devices: readonly (typeof daqKeys.$inferSelect)[]
  /** The class that runs, or has ended and isn't reset yet. */
  readonly current: {
    readonly class: ClassRow
    readonly trainingType: TrainingTypeRow
    /** Null if the account was deleted. */
    readonly startedBy: string | null
    /** Null while the class runs and if its clock ended it. */
    readonly stoppedBy: string | null
  } | null
  /** The last class that anyone trained in. */
  readonly last: { readonly startAt: Date; readonly people: number } | null
}

const nameOf = ({ name, lastName1 }: Pick<typeof administrators.$inferSelect, 'name' | 'lastName1'>): string =>
  `${name} ${lastName1}`

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

/** Without displays that have moved to another room since. */
const listDevices = async (tx: Transaction) => {
  const rows = await tx
    .select({ device: daqKeys })
    .from(daqKeys)
    .leftJoin(displays, eq(displays.uuid, daqKeys.displayUuid))
    .where(or(isNull(daqKeys.displayUuid), eq(displays.roomUuid, daqKeys.roomUuid)))
    .orderBy(asc(nameKey(daqKeys.name)), asc(daqKeys.uuid))
  return rows.map(({ device }) => device)
}

const lastClasses = async (tx: Transaction) => {
  const people = tx
    .select({ count: sql<number>`count(*)::int` })
    .from(trainings)
    .where(eq(trainings.classUuid, classes.uuid))
  const ofClass = tx.select({ uuid: trainings.uuid }).from(trainings).where(eq(trainings.classUuid, classes.uuid))
  const last = tx
    .select({ startAt: classes.startAt, people: sql<number>`(${people})`.as('people') })
    .from(classes)
    .where(and(eq(classes.roomUuid, rooms.uuid), isNotNull(classes.endedAt), exists(ofClass)))
    .orderBy(desc(classes.configuredAt))
    .limit(1)
    .as('last')
  const rows = await tx
    .select({ roomUuid: rooms.uuid, startAt: last.startAt, people: last.people })
    .from(rooms)
    .crossJoinLateral(last)
  return new Map(rows.map(({ roomUuid, ...one }) => [roomUuid, one]))
}

export const listRooms = async (tx: Transaction): Promise<readonly RoomWithClass[]> => {
  const rows = await tx
    .select()
    .from(rooms)
    .where(isNull(rooms.deletedAt))
    .orderBy(asc(rooms.kind), asc(nameKey(rooms.name)))
  const devices = await listDevices(tx)
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
  const lastOf = await lastClasses(tx)
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
      devices: devices.filter(({ roomUuid }) => roomUuid === room.uuid),
      current:
        current === undefined
          ? null
          : {
              class: current.classes,
              trainingType: current.training_types,
              startedBy: current.administrators === null ? null : nameOf(current.administrators),
              stoppedBy: stoppers.get(current.classes.uuid) ?? null,
            },
      last: lastOf.get(room.uuid) ?? null,
    }
  })
}

export const findRoom = async (tx: Transaction, uuid: string): Promise<RoomRow | null> => {
  const [room] = await tx
    .select()
    .from(rooms)
    .where(and(eq(rooms.uuid, uuid), isNull(rooms.deletedAt)))
  return room ?? null
}

/** Locks the room until the transaction ends, so that its status and its class can't change after the check. */
export const lockRoom = async (tx: Transaction, uuid: string): Promise<RoomRow | null> => {
  const [room] = await tx
    .select()
    .from(rooms)
    .where(and(eq(rooms.uuid, uuid), isNull(rooms.deletedAt)))
    .for('update')
  return room ?? null
}

export const isRoomRunning = async (tx: Transaction, roomUuid: string): Promise<boolean> => {
  const running = await tx
    .select({ uuid: classes.uuid })
    .from(classes)
    .where(and(eq(classes.roomUuid, roomUuid), eq(classes.remoteState, 'running')))
  return running.length > 0
}

export const knownCoaches = async (tx: Transaction, uuids: readonly string[]): Promise<readonly string[]> => {
  const found = await tx
    .select({ uuid: administrators.uuid })
    .from(administrators)
    .where(and(inArray(administrators.uuid, [...uuids]), eq(administrators.isActive, true)))
  return found.map(({ uuid }) => uuid)
}
