import type { BatchReceipt, BatchWire } from '@repo/api-client/classes/measurements'
import { LATE_SAMPLES_TAKEN_FOR } from '@repo/domain/classes/class-clock'
import { and, eq } from 'drizzle-orm'

import type { Transaction } from '../../../database/database.ts'
import { classes, participations, samples } from '../../../database/schema/classes.ts'
import { trainingRecords, trainings } from '../../../database/schema/trainings.ts'
import { Refusal } from '../../../lib/refusal.ts'
import type { LiveClass, LiveParticipant } from '../live/live-class.ts'
import { participantOfRow, takeStoredSamples, toLiveClass } from '../live/recover-classes.ts'
import type { StoredSample } from '../live/sample-series.ts'
import { storeSome } from '../live/store-trainings.ts'
import { figuresOf, recordsOf } from '../live/training-figures.ts'
import { bannedFrom, refuseRemoved } from '../participant-commands.ts'
import { matchSensors } from './match-sensors.ts'
import { readEarlierClasses } from './other-classes.ts'
import { takeBatch } from './read-batch.ts'
import { sensorNameOf } from './remember-sensor.ts'

interface Late {
  readonly classUuid: string
  readonly participationUuid: string
  readonly batch: BatchWire
  readonly now: number
}

type ClassRow = typeof classes.$inferSelect

/** The class as it was: what lies after its end does not count, whenever that end came. */
const classAsItWas = (row: ClassRow, endedAt: Date): LiveClass => ({
  ...toLiveClass(row, 0),
  finishAt: Math.min(row.finishAt.getTime(), endedAt.getTime()),
})

const endedClass = async (
  tx: Transaction,
  { classUuid, now }: Late,
): Promise<{ row: ClassRow; liveClass: LiveClass }> => {
  // a class that is continued meanwhile withdraws its trainings, also this one
  const [row] = await tx.select().from(classes).where(eq(classes.uuid, classUuid)).for('share')
  // a class that runs and is not known here is being taken up, or another server's
  if (row !== undefined && row.endedAt === null) throw new Refusal('unavailable', { retryAfterSeconds: 1 })
  const endedAt = row?.endedAt ?? null
  if (row === undefined || endedAt === null || now - endedAt.getTime() > LATE_SAMPLES_TAKEN_FOR) {
    throw new Refusal('class-over')
  }
  return { row, liveClass: classAsItWas(row, endedAt) }
}

/** The participant with all that was stored; two batches of one phone come one after the other. */
const participantAsItWas = async (tx: Transaction, liveClass: LiveClass, { participationUuid, batch, now }: Late) => {
  const own = and(eq(participations.uuid, participationUuid), eq(participations.classUuid, liveClass.uuid))
  const [row] = await tx.select().from(participations).where(own).for('update')
  if (row === undefined) throw new Refusal('class-over')
  const isBanned = (await bannedFrom(tx, liveClass.uuid)).has(row.memberUuid)
  const participant = { ...participantOfRow(row), isBanned }
  refuseRemoved(participant, batch)
  await takeStoredSamples(tx, liveClass, [participant], now)
  participant.earlierClasses = await readEarlierClasses(tx, liveClass, participant)
  return participant
}

const addSamples = (
  tx: Transaction,
  participation: { uuid: string; branchUuid: string },
  fresh: readonly StoredSample[],
) =>
  tx
    .insert(samples)
    .values(
      fresh.map((sample) => ({
        ...sample,
        participationUuid: participation.uuid,
        branchUuid: participation.branchUuid,
      })),
    )
    .onConflictDoNothing()

/** Puts the figures computed anew in the place of those stored at the end; makes the training where there was none. */
const restate = async (tx: Transaction, row: ClassRow, liveClass: LiveClass, participant: LiveParticipant) => {
  const own = and(eq(trainings.classUuid, row.uuid), eq(trainings.memberUuid, participant.memberUuid))
  const worn = await matchSensors(tx, [participant])
  const [training] = await tx
    .update(trainings)
    .set({ ...figuresOf(liveClass, participant), sensorUuid: worn.get(participant.uuid) ?? null })
    .where(own)
    .returning({ uuid: trainings.uuid })
  if (training === undefined) return storeSome(tx, { liveClass, row, participants: [participant] })
  await tx
    .update(trainingRecords)
    .set(recordsOf(liveClass, participant))
    .where(eq(trainingRecords.trainingUuid, training.uuid))
}

/**
 * Takes in what a phone could not send before its class ended, judged by the same rules, and computes the training
 * anew from every sample. What comes twice counts once.
 */
export const takeLateSamples = async (tx: Transaction, late: Late): Promise<BatchReceipt> => {
  const { row, liveClass } = await endedClass(tx, late)
  const participant = await participantAsItWas(tx, liveClass, late)
  const { fresh, receipt } = takeBatch(liveClass, participant, late.batch, late.now)
  const counted = fresh.filter(({ at }) => at >= liveClass.startAt)
  if (counted.length === 0) return receipt
  participant.sensorName ??= sensorNameOf(late.batch.device_id)
  await addSamples(tx, { uuid: participant.uuid, branchUuid: row.branchUuid }, counted)
  await restate(tx, row, liveClass, participant)
  return receipt
}
