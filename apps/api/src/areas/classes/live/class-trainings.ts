import { randomUUID } from 'node:crypto'

import { lostSeconds } from '@repo/domain/sensors/strap-health'
import { offsetOf } from '@repo/domain/time/offset'
import { ROOKPOINTS_VERSION } from '@repo/domain/trainings/points'
import { offSkinSeconds, refusedSeconds } from '@repo/domain/trainings/refused-seconds'
import { closeTally, type Tally, type TallyProfile, type TallySample } from '@repo/domain/trainings/tally'
import { eq } from 'drizzle-orm'

import type { Transaction } from '../../../database/database.ts'
import { branches } from '../../../database/schema/center.ts'
import { classes } from '../../../database/schema/classes.ts'
import { trainingRecords, trainings } from '../../../database/schema/trainings.ts'
import { matchSensors } from '../samples/worn-sensors.ts'
import { type LiveClass, type LiveParticipant, secondOf, settle } from './live-class.ts'

const spanOf = (liveClass: LiveClass, { samples }: LiveParticipant) => {
  const [first] = samples
  const last = samples.last()
  return {
    first: first === undefined ? 0 : secondOf(liveClass, first.at),
    last: last === null ? -1 : secondOf(liveClass, last.at),
  }
}

export const figuresOf = (liveClass: LiveClass, participant: LiveParticipant) => {
  settle(liveClass, participant)
  const { tally, profile, sensorName } = participant
  return { sensorName, ...trainingFigures({ tally, profile, span: spanOf(liveClass, participant) }) }
}

/** Keeps the first value of a second. */
export const recordsOf = (liveClass: LiveClass, participant: LiveParticipant) => {
  const recorded: TallySample[] = []
  for (const { at, heartRate, hasContact } of participant.samples) {
    const second = secondOf(liveClass, at)
    if (recorded.at(-1)?.second !== second) recorded.push({ second, heartRate, hasContact })
  }
  return trainingHeartRates(recorded)
}

interface Tallied {
  readonly tally: Tally
  readonly profile: TallyProfile
  readonly span: { readonly first: number; readonly last: number }
}

export const trainingFigures = ({ tally: open, profile, span }: Tallied) => {
  const tally = closeTally(open)
  const { maxHeartRate, weight, sex, age } = profile
  const counted = tally.recordedSeconds + tally.carriedSeconds
  return {
    durationSeconds: counted,
    lostSeconds: lostSeconds({ ...span, counted }),
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

/** Null for a second without a value. `refusedPlaces` includes `offSkinPlaces`. Needs samples in time order. */
export const trainingHeartRates = (samples: readonly TallySample[]) => {
  const length = (samples.at(-1)?.second ?? -1) + 1
  const heartRates = Array.from<number | null>({ length }).fill(null)
  for (const { second, heartRate } of samples) heartRates[second] = heartRate
  const offSkinPlaces = [...offSkinSeconds(samples)]
  const refusedPlaces = [...refusedSeconds(samples), ...offSkinPlaces].toSorted((one, other) => one - other)
  return { stepSeconds: 1, heartRates: heartRates as number[], refusedPlaces, offSkinPlaces }
}

type ClassRow = typeof classes.$inferSelect

/**
 * Participants per statement. With fewer, classes of a center would wait longer for each other's statements. With more,
 * computing the trainings of a statement would block the event loop.
 */
const AT_ONCE = 25

interface Trained {
  readonly liveClass: LiveClass
  readonly row: ClassRow
  readonly participants: readonly LiveParticipant[]
}

export const storeSome = async (tx: Transaction, { liveClass, row, participants }: Trained): Promise<void> => {
  const [branch] = await tx.select({ zone: branches.zone }).from(branches)
  if (branch === undefined) throw new Error(`class ${row.uuid} has no branch`)
  const worn = await matchSensors(tx, participants)
  const { branchUuid } = row
  const made = participants.map((participant) => ({ uuid: randomUUID(), participant }))
  await tx.insert(trainings).values(
    made.map(({ uuid, participant }) => ({
      ...figuresOf(liveClass, participant),
      zone: branch.zone,
      offset: offsetOf(branch.zone, row.startAt.getTime()),
      sensorUuid: worn.get(participant.uuid) ?? null,
      uuid,
      branchUuid,
      memberUuid: participant.memberUuid,
      classUuid: row.uuid,
      trainingTypeUuid: row.trainingTypeUuid,
      deviceType: 'strap' as const,
      modality: 'group' as const,
      startAt: row.startAt,
    })),
  )
  await tx
    .insert(trainingRecords)
    .values(
      made.map(({ uuid, participant }) => ({ trainingUuid: uuid, branchUuid, ...recordsOf(liveClass, participant) })),
    )
}

/** Records who ended the class. */
export type Note = (tx: Transaction) => Promise<void>

/** Another server took the class over, so this copy may lack acknowledged samples. */
export class ClassLost extends Error {}

/**
 * Stores all trainings and ends the class in one transaction, so that a class ends again after a crash and restart. Raw
 * samples stay for as long as phones may send late ones.
 */
export const storeTrainings = async (
  tx: Transaction,
  liveClass: LiveClass,
  now: number,
  note?: Note,
): Promise<number> => {
  const [row] = await tx.select().from(classes).where(eq(classes.uuid, liveClass.uuid)).for('update')
  if (row === undefined) throw new Error(`class ${liveClass.uuid} has no row`)
  if (row.epoch !== liveClass.epoch) throw new ClassLost(`class ${row.uuid} is another server's`)
  if (row.remoteState !== 'running') return 0
  const present = [...liveClass.participants.values()].filter((participant) => participant.samples.size() > 0)
  for (let from = 0; from < present.length; from += AT_ONCE) {
    await storeSome(tx, { liveClass, row, participants: present.slice(from, from + AT_ONCE) })
  }
  await tx
    .update(classes)
    .set({ remoteState: 'ended', endedAt: new Date(now) })
    .where(eq(classes.uuid, liveClass.uuid))
  await note?.(tx)
  return present.length
}
