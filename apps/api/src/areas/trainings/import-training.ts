import { randomUUID } from 'node:crypto'

import { formatMoment, formatTime } from '@repo/domain/time/date-format'
import { dayIn } from '@repo/domain/time/day'
import { offsetOf } from '@repo/domain/time/offset'
import type { ImportedTraining } from '@repo/domain/trainings/imported-training'
import { addSample, emptyTally } from '@repo/domain/trainings/tally'
import { recordingLimits } from '@repo/domain/trainings/training-limits'
import { and, between, eq, gt, isNull, sql } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { members } from '../../database/schema/members.ts'
import { trainingTypes } from '../../database/schema/training-types.ts'
import { trainingRecords, trainings } from '../../database/schema/trainings.ts'
import type { Language } from '../../lib/language.ts'
import { Refusal } from '../../lib/refusal.ts'
import { branchOf } from '../center/center-queries.ts'
import { profileOf } from '../classes/class-queries.ts'
import { trainingFigures, trainingHeartRates } from '../classes/live/class-trainings.ts'

const SECOND_MS = 1000
const LONGEST_MS = recordingLimits.hours * 3_600_000

interface Times {
  readonly startAt: number
  readonly endAt: number
}

const presentTimes = ({ startAt, endAt }: Times) => ({
  started_at: new Date(startAt).toISOString(),
  ended_at: new Date(endAt).toISOString(),
})

const overlapped = async (tx: Transaction, memberUuid: string, { startAt, endAt }: Times): Promise<Times | null> => {
  const until = sql`${trainings.startAt} + make_interval(secs => cardinality(${trainingRecords.heartRates}) * ${trainingRecords.stepSeconds})`
  const [found] = await tx
    .select({ startAt: trainings.startAt, endAt: sql`${until}`.mapWith(trainings.startAt) })
    .from(trainings)
    .innerJoin(trainingRecords, eq(trainingRecords.trainingUuid, trainings.uuid))
    .where(
      and(
        eq(trainings.memberUuid, memberUuid),
        between(trainings.startAt, new Date(startAt - LONGEST_MS), new Date(endAt - 1)),
        gt(until, new Date(startAt)),
      ),
    )
    .orderBy(trainings.startAt)
    .limit(1)
  return found === undefined ? null : { startAt: found.startAt.getTime(), endAt: found.endAt.getTime() }
}

interface OverlapCheck {
  readonly memberUuid: string
  readonly training: ImportedTraining
  readonly zone: string
  readonly language: Language
}

const timesOf = ({ startAt, samples }: ImportedTraining): Times => ({
  startAt,
  endAt: startAt + ((samples.at(-1)?.second ?? 0) + 1) * SECOND_MS,
})

/** Compares with the member's trainings of any source. */
const refuseOverlap = async (
  tx: Transaction,
  { memberUuid, training, zone, language }: OverlapCheck,
): Promise<void> => {
  const imported = timesOf(training)
  const stored = await overlapped(tx, memberUuid, imported)
  if (stored === null) return
  const written = ({ startAt: from, endAt: to }: Times): string =>
    `${formatMoment(from, zone, language)}–${formatTime(to, zone, language)}`
  throw new Refusal('training-overlaps', {
    values: { imported: written(imported), stored: written(stored) },
    data: { imported: presentTimes(imported), stored: presentTimes(stored) },
  })
}

interface Import {
  readonly memberUuid: string
  readonly typeUuid: string
  readonly force: boolean
  readonly training: ImportedTraining
  readonly language: Language
}

/** Serializes the member's imports without blocking classes. */
const lockedMember = async (tx: Transaction, uuid: string) => {
  const linked = and(eq(members.uuid, uuid), isNull(members.unlinkedAt))
  const [member] = await tx.select().from(members).where(linked).for('no key update')
  if (member === undefined) throw new Refusal('not-found')
  return member
}

interface Owned {
  readonly memberUuid: string
  readonly training: ImportedTraining
}

const isKnown = async (tx: Transaction, { memberUuid, training: { startAt } }: Owned): Promise<boolean> => {
  const inThatSecond = sql`date_trunc('second', ${trainings.startAt}) = ${new Date(startAt).toISOString()}::timestamptz`
  const same = and(eq(trainings.memberUuid, memberUuid), inThatSecond)
  const [known] = await tx.select({ uuid: trainings.uuid }).from(trainings).where(same).limit(1)
  return known !== undefined
}

/** Why an import would be refused. */
export const trainingConflict = async (
  tx: Transaction,
  owned: Owned,
): Promise<'training-known' | 'training-overlaps' | null> => {
  if (await isKnown(tx, owned)) return 'training-known'
  return (await overlapped(tx, owned.memberUuid, timesOf(owned.training))) === null ? null : 'training-overlaps'
}

export const refuseUnknownType = async (tx: Transaction, uuid: string): Promise<void> => {
  const offered = and(eq(trainingTypes.uuid, uuid), isNull(trainingTypes.retiredAt))
  const [type] = await tx.select({ uuid: trainingTypes.uuid }).from(trainingTypes).where(offered)
  if (type === undefined) {
    throw new Refusal('training-type-unknown', { fields: { training_type_uuid: 'training-type-unknown' } })
  }
}

/** Computes the training as a class would. */
export const importTraining = async (tx: Transaction, input: Import) => {
  const member = await lockedMember(tx, input.memberUuid)
  const { zone } = await branchOf(tx)
  const { samples, startAt, timerSeconds, leftOut } = input.training
  if (await isKnown(tx, input)) throw new Refusal('training-known')
  if (!input.force) await refuseOverlap(tx, { ...input, zone })
  await refuseUnknownType(tx, input.typeUuid)
  const profile = profileOf(member, dayIn(zone, startAt))
  let tally = emptyTally(profile)
  for (const sample of samples) tally = addSample(tally, sample, profile, { carry: false })
  const span = { first: samples[0]?.second ?? 0, last: samples.at(-1)?.second ?? -1 }
  const figures = trainingFigures({ tally, profile, span })
  const uuid = randomUUID()
  const { branchUuid } = member
  const stored = await tx
    .insert(trainings)
    .values({
      ...figures,
      uuid,
      branchUuid,
      memberUuid: member.uuid,
      trainingTypeUuid: input.typeUuid,
      deviceType: 'import',
      modality: 'individual',
      startAt: new Date(startAt),
      offset: offsetOf(zone, startAt),
      zone,
    })
    .onConflictDoNothing()
    .returning({ uuid: trainings.uuid })
  if (stored.length === 0) throw new Refusal('training-known')
  await tx.insert(trainingRecords).values({ trainingUuid: uuid, branchUuid, ...trainingHeartRates(samples) })
  return {
    uuid,
    startAt: new Date(startAt),
    countedSeconds: figures.durationSeconds,
    timerSeconds,
    leftOutValues: leftOut,
  }
}

/** Returns the member's id, or null if the training has no member. */
export const removeImported = async (tx: Transaction, uuid: string): Promise<string | null> => {
  const [training] = await tx.select().from(trainings).where(eq(trainings.uuid, uuid))
  if (training === undefined) throw new Refusal('not-found')
  if (training.deviceType !== 'import' || training.classUuid !== null) throw new Refusal('training-of-class')
  await tx.delete(trainings).where(eq(trainings.uuid, uuid))
  return training.memberUuid
}
