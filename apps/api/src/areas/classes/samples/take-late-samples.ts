import type { BatchReceipt, BatchWire } from '@repo/api-client/classes/measurements'
import { LATE_SAMPLES_TAKEN_FOR } from '@repo/domain/classes/class-clock'
import { and, eq } from 'drizzle-orm'

import type { Transaction } from '../../../database/database.ts'
import { classes, participations, samples } from '../../../database/schema/classes.ts'
import { trainingRecords, trainings } from '../../../database/schema/trainings.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { figuresOf, recordsOf, storeSome } from '../live/class-trainings.ts'
import type { LiveClass, LiveParticipant } from '../live/live-class.ts'
import { participantOfRow, takeStoredSamples, toLiveClass } from '../live/recover-classes.ts'
import type { StoredSample } from '../live/sample-series.ts'
import { bannedFrom, refuseRemoved } from '../participant-commands.ts'
import { readClaims } from '../straps/strap-claims.ts'
import { readEarlierClasses } from './other-classes.ts'
import { takeBatch } from './read-batch.ts'
import { matchSensors, sensorNameOf } from './worn-sensors.ts'

interface Late {
  readonly classUuid: string
  readonly participationUuid: string
  readonly batch: BatchWire
  readonly now: number
}

type ClassRow = typeof classes.$inferSelect

/** Samples after the actual end don't count. */
const classAsItWas = (row: ClassRow, endedAt: Date): LiveClass => ({
  ...toLiveClass(row, 0),
  finishAt: Math.min(row.finishAt.getTime(), endedAt.getTime()),
})

/** With its participants, but without their samples. */
export const readEndedClass = async (tx: Transaction, row: ClassRow): Promise<LiveClass> => {
  const liveClass = classAsItWas(row, row.endedAt ?? row.finishAt)
  const banned = await bannedFrom(tx, row.uuid)
  liveClass.roomStraps.claims = await readClaims(tx, row.uuid)
  for (const one of await tx.select().from(participations).where(eq(participations.classUuid, row.uuid)))
    liveClass.participants.set(one.uuid, { ...participantOfRow(one), isBanned: banned.has(one.memberUuid) })
  return liveClass
}

const endedClass = async (
  tx: Transaction,
  { classUuid, now }: Late,
): Promise<{ row: ClassRow; liveClass: LiveClass }> => {
  // makes a concurrent continuation wait, so that it deletes this training too
  const [row] = await tx.select().from(classes).where(eq(classes.uuid, classUuid)).for('share')
  // a running class that isn't live here is being taken over, or another server owns it
  if (row !== undefined && row.endedAt === null) throw new Refusal('unavailable', { retryAfterSeconds: 1 })
  const endedAt = row?.endedAt ?? null
  if (row === undefined || endedAt === null || now - endedAt.getTime() > LATE_SAMPLES_TAKEN_FOR) {
    throw new Refusal('class-over')
  }
  return { row, liveClass: classAsItWas(row, endedAt) }
}

/** Locks the participation, so that batches of one phone run one after the other. */
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

/** Applies the same rules as during the class and recomputes the training from all samples. Duplicates count once. */
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
