import { randomUUID } from 'node:crypto'

import { classTimesOf, continuableUntil } from '@repo/domain/classes/class-clock'
import { and, eq, exists, isNull } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { classes, participations } from '../../database/schema/classes.ts'
import { trainingTypes } from '../../database/schema/training-types.ts'
import { trainings } from '../../database/schema/trainings.ts'
import { violatedUnique } from '../../lib/outage.ts'
import { Refusal } from '../../lib/refusal.ts'
import { classChannel } from '../../realtime/branch-events.ts'
import { lockRoom } from '../rooms/room-queries.ts'
import { type ClassRow, findClass, lockClass } from './class-queries.ts'

export type StartedClass = typeof classes.$inferSelect

interface StartClass {
  readonly branchUuid: string
  readonly roomUuid: string
  readonly adminUuid: string
  readonly trainingTypeUuid: string
  readonly durationMinutes: number
  readonly delayMinutes: number
  readonly dataOrder: string
  readonly capacity: number
  readonly now: number
}

const asAlreadyRunning = (error: unknown): never => {
  if (violatedUnique(error) === 'classes_one_running') throw new Refusal('class-already-running')
  throw error
}

/** Starts a class that runs after its delay. An ended class that the room still shows becomes idle. */
export const startClass = async (tx: Transaction, input: StartClass): Promise<StartedClass> => {
  const room = await lockRoom(tx, input.roomUuid)
  if (room === null) throw new Refusal('not-found')
  if (!room.isActive) throw new Refusal('room-inactive')
  const [type] = await tx
    .select()
    .from(trainingTypes)
    .where(and(eq(trainingTypes.uuid, input.trainingTypeUuid), isNull(trainingTypes.retiredAt)))
  if (type === undefined) {
    throw new Refusal('training-type-unknown', { fields: { training_type_uuid: 'training-type-unknown' } })
  }
  const held = await tx.select().from(classes).where(eq(classes.roomUuid, room.uuid))
  if (held.some((row) => row.remoteState === 'running')) throw new Refusal('class-already-running')
  for (const ended of held.filter((row) => row.remoteState === 'ended')) {
    await tx.update(classes).set({ remoteState: 'idle' }).where(eq(classes.uuid, ended.uuid))
  }
  const uuid = randomUUID()
  const { startAt, finishAt } = classTimesOf(input.now, input.delayMinutes, input.durationMinutes)
  const [row] = await tx
    .insert(classes)
    .values({
      uuid,
      branchUuid: input.branchUuid,
      roomUuid: room.uuid,
      trainingTypeUuid: type.uuid,
      createdBy: input.adminUuid,
      channel: classChannel(input.branchUuid, uuid),
      capacity: input.capacity,
      durationMinutes: input.durationMinutes,
      delayMinutes: input.delayMinutes,
      dataOrder: input.dataOrder,
      remoteState: 'running',
      configuredAt: new Date(input.now),
      startAt: new Date(startAt),
      finishAt: new Date(finishAt),
    })
    .returning()
    .catch(asAlreadyRunning)
  if (row === undefined) throw new Error('the class was not written')
  return row
}

/** Until when a manually stopped class may be continued; null for any other class. */
export const mayContinueUntil = ({ remoteState, finishAt, endedAt }: ClassRow): number | null =>
  remoteState === 'ended' && endedAt !== null ? continuableUntil(finishAt.getTime(), endedAt.getTime()) : null

/**
 * Continues a stopped class until its planned end, or returns null if it is running. Deletes the trainings stored at
 * the stop: the end of the class stores them again.
 */
export const continueClass = async (tx: Transaction, uuid: string, now: number): Promise<ClassRow | null> => {
  const found = await findClass(tx, uuid)
  if (found === null) throw new Refusal('not-found')
  // lock the room first, in the same order as starting a class, to avoid a deadlock
  const room = await lockRoom(tx, found.roomUuid)
  await lockClass(tx, uuid)
  const row = await findClass(tx, uuid)
  if (row?.remoteState === 'running') return null
  const until = row === null ? null : mayContinueUntil(row)
  if (until === null || now >= until || room?.isActive !== true) throw new Refusal('class-not-continued')
  await tx.delete(trainings).where(eq(trainings.classUuid, uuid))
  const [running] = await tx
    .update(classes)
    .set({ remoteState: 'running', endedAt: null })
    .where(eq(classes.uuid, uuid))
    .returning()
  if (running === undefined) throw new Error(`class ${uuid} has no row`)
  return running
}

interface Leaving {
  readonly classUuid: string
  readonly participationUuid: string
  readonly now: number
}

export const leave = async (tx: Transaction, { classUuid, participationUuid, now }: Leaving) => {
  const running = tx
    .select({ uuid: classes.uuid })
    .from(classes)
    .where(and(eq(classes.uuid, classUuid), eq(classes.remoteState, 'running')))
  const [gone] = await tx
    .update(participations)
    .set({ removedAt: new Date(now) })
    .where(and(eq(participations.uuid, participationUuid), isNull(participations.removedAt), exists(running)))
    .returning({ memberUuid: participations.memberUuid })
  return gone?.memberUuid ?? null
}
