import { randomUUID } from 'node:crypto'

import { ROOKPOINTS_VERSION } from '@repo/domain/points'
import { closeTally } from '@repo/domain/tally'
import { eq, inArray } from 'drizzle-orm'

import type { Transaction } from '../db/database.ts'
import { branches } from '../db/tables/branches.ts'
import { classes } from '../db/tables/classes.ts'
import { samples } from '../db/tables/samples.ts'
import { sensors } from '../db/tables/sensors.ts'
import { trainingRecords } from '../db/tables/training-records.ts'
import { trainings } from '../db/tables/trainings.ts'
import { secondOf, settle, type LiveClass, type LiveParticipant } from '../live/live-class.ts'

/** Heart rate by second of the class, null where there was none; ends with the last value. */
const recordsOf = (liveClass: LiveClass, participant: LiveParticipant): (number | null)[] => {
  const last = participant.samples.last()
  if (last === null) return []
  const records = Array.from<number | null>({ length: secondOf(liveClass, last.at) + 1 }).fill(null)
  for (const sample of participant.samples) records[secondOf(liveClass, sample.at)] ??= sample.heartRate
  return records
}

const trainingOf = (liveClass: LiveClass, participant: LiveParticipant) => {
  settle(liveClass, participant)
  const tally = closeTally(participant.tally)
  const { maxHeartRate, weight, sex, age } = participant.profile
  return {
    uuid: randomUUID(),
    branchUuid: liveClass.branchUuid,
    memberUuid: participant.memberUuid,
    classUuid: liveClass.uuid,
    deviceType: 'strap',
    modality: 'group' as const,
    startAt: new Date(liveClass.startAt),
    durationSeconds: tally.recordedSeconds + tally.carriedSeconds,
    belowSeconds: tally.belowSeconds,
    z1Seconds: tally.zoneSeconds.z1,
    z2Seconds: tally.zoneSeconds.z2,
    z3Seconds: tally.zoneSeconds.z3,
    z4Seconds: tally.zoneSeconds.z4,
    z5Seconds: tally.zoneSeconds.z5,
    calories: tally.calories,
    steps: tally.steps,
    points: tally.points,
    pointsVersion: ROOKPOINTS_VERSION,
    averageEffort: tally.averageEffort,
    peakHeartRate: tally.peakHeartRate,
    maxHeartRate,
    weightKg: weight,
    sex,
    age,
  }
}

const contextOf = async (tx: Transaction, liveClass: LiveClass) => {
  const [branch] = await tx.select().from(branches)
  const [row] = await tx.select().from(classes).where(eq(classes.uuid, liveClass.uuid))
  if (branch === undefined || row === undefined) throw new Error(`class ${liveClass.uuid} has no row`)
  const worn = await tx.select().from(sensors)
  return { branch, row, sensorOf: (memberUuid: string) => worn.find((sensor) => sensor.memberUuid === memberUuid) }
}

/**
 * Ends a class in the database: everybody's training with its records, the class marked as ended, the raw samples
 * gone. All or nothing, so that a crash in between leaves a class that is ended again after the restart.
 */
export const storeTrainings = async (tx: Transaction, liveClass: LiveClass, now: number): Promise<number> => {
  const { branch, row, sensorOf } = await contextOf(tx, liveClass)
  if (row.remoteState !== 2) return 0
  const present = [...liveClass.participants.values()].filter((participant) => participant.samples.size() > 0)
  for (const participant of present) {
    const training = {
      ...trainingOf(liveClass, participant),
      trainingTypeUuid: row.trainingTypeUuid,
      sensorName: sensorOf(participant.memberUuid)?.name ?? null,
      offset: branch.offset,
      zone: branch.zone,
    }
    await tx.insert(trainings).values(training)
    await tx.insert(trainingRecords).values({
      trainingUuid: training.uuid,
      branchUuid: liveClass.branchUuid,
      stepSeconds: 1,
      heartRates: recordsOf(liveClass, participant) as number[],
    })
  }
  const uuids = [...liveClass.participants.keys()]
  if (uuids.length > 0) await tx.delete(samples).where(inArray(samples.participationUuid, uuids))
  await tx
    .update(classes)
    .set({ remoteState: 3, endedAt: new Date(now) })
    .where(eq(classes.uuid, liveClass.uuid))
  return present.length
}
