import { randomUUID } from 'node:crypto'

import { classTimesOf } from '@repo/domain/class-clock'
import { and, eq, isNull } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { classes } from '../../database/schema/classes.ts'
import { trainingTypes } from '../../database/schema/training-types.ts'
import { violatedUnique } from '../../http/errors/database-error.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { classChannel } from '../../realtime/channels.ts'
import { lockRoom } from '../rooms/rooms.ts'

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

/** Writes a new class that waits for its delay and then runs. An ended class that still filled the room is put away. */
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
