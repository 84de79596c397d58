import { ageOn, maxHeartRateOf } from '@repo/domain/trainings/physiology'
import type { TallyProfile } from '@repo/domain/trainings/tally'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'

import { type Database, type Transaction, uuidIn } from '../../database/database.ts'
import { classes, participations } from '../../database/schema/classes.ts'
import type { members } from '../../database/schema/members.ts'
import { rooms } from '../../database/schema/rooms.ts'
import { trainings } from '../../database/schema/trainings.ts'
import { Refusal } from '../../lib/refusal.ts'
import { findRoom } from '../rooms/room-queries.ts'

export const findClass = async (tx: Transaction, uuid: string): Promise<typeof classes.$inferSelect | null> => {
  const [row] = await tx.select().from(classes).where(eq(classes.uuid, uuid))
  return row ?? null
}

export const runningClassIn = async (tx: Transaction, roomUuid: string): Promise<string | null> => {
  const running = and(eq(classes.roomUuid, roomUuid), eq(classes.remoteState, 'running'))
  const [row] = await tx.select({ uuid: classes.uuid }).from(classes).where(running)
  return row?.uuid ?? null
}

export type ClassRow = typeof classes.$inferSelect

export const findOpenClass = async (tx: Transaction, roomUuid: string): Promise<ClassRow | null> => {
  if ((await findRoom(tx, roomUuid))?.isActive === false) throw new Refusal('room-inactive')
  const [row] = await tx
    .select()
    .from(classes)
    .where(and(eq(classes.roomUuid, roomUuid), eq(classes.remoteState, 'running')))
  return row ?? null
}

/** Serializes the joins of a class, so that the last spot is given once. */
export const lockClass = async (tx: Transaction, classUuid: string): Promise<void> => {
  await tx.execute(sql`select 1 from classes where uuid = ${classUuid} for update`)
}

export const lockRunningClass = async (tx: Transaction, classUuid: string): Promise<ClassRow> => {
  await lockClass(tx, classUuid)
  const row = await findClass(tx, classUuid)
  if (row === null) throw new Refusal('not-found')
  if (row.remoteState !== 'running') throw new Refusal('class-over')
  return row
}

/** Locks the classes in uuid order, which prevents deadlocks. */
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

export const findParticipation = async (tx: Transaction, uuid: string) => {
  const [row] = await tx
    .select({ participation: participations, class: classes, training: trainings })
    .from(participations)
    .innerJoin(classes, eq(classes.uuid, participations.classUuid))
    .leftJoin(
      trainings,
      and(eq(trainings.classUuid, participations.classUuid), eq(trainings.memberUuid, participations.memberUuid)),
    )
    .where(eq(participations.uuid, uuid))
  return row ?? null
}

type Member = Pick<typeof members.$inferSelect, 'birthday' | 'maxHeartRate' | 'weightKg' | 'sex'>

export const profileOf = ({ birthday, maxHeartRate, weightKg, sex }: Member, day: string): TallyProfile => ({
  maxHeartRate: maxHeartRateOf({ birthday, measured: maxHeartRate }, day),
  weight: weightKg,
  sex,
  age: birthday === null ? null : ageOn(birthday, day),
})

interface ClassState {
  readonly branch: string
  readonly state: (typeof classes.$inferSelect)['remoteState']
}

export type StateOf = (classUuid: string) => Promise<ClassState | undefined>

/** Runs one query for all phones of a class without a server, so that they don't delay its takeover. */
export const createStateOf = (db: Database): StateOf => {
  const pending = new Map<string, Promise<ClassState | undefined>>()
  return (classUuid) => {
    const query =
      pending.get(classUuid) ??
      db
        .select({ branch: classes.branchUuid, state: classes.remoteState })
        .from(classes)
        .where(eq(classes.uuid, classUuid))
        .then(([row]) => row)
        .finally(() => pending.delete(classUuid))
    pending.set(classUuid, query)
    return query
  }
}
