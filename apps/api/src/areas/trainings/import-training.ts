import { randomUUID } from 'node:crypto'

import { dayIn } from '@repo/domain/day'
import type { ImportedTraining } from '@repo/domain/imported-training'
import { offsetOf } from '@repo/domain/offset'
import { addSample, emptyTally } from '@repo/domain/tally'
import { and, eq, isNull, sql } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { members } from '../../database/schema/members.ts'
import { trainingRecords } from '../../database/schema/training-records.ts'
import { trainingTypes } from '../../database/schema/training-types.ts'
import { trainings } from '../../database/schema/trainings.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import type { Language } from '../../http/errors/sentences.ts'
import { branchOf } from '../center/branch.ts'
import { profileOf } from '../classes/profile-of.ts'
import { trainingFigures, trainingHeartRates } from '../classes/training-figures.ts'
import { refuseOverlap } from './refuse-overlap.ts'

interface Import {
  readonly memberUuid: string
  readonly typeUuid: string
  /** Whether one that overlaps a stored training is stored as well. */
  readonly force: boolean
  readonly training: ImportedTraining
  /** Of what is said about it. */
  readonly language: Language
}

/** The member a training is stored for; imports of one member come one after the other, and hold no class up. */
const lockedMember = async (tx: Transaction, uuid: string) => {
  const linked = and(eq(members.uuid, uuid), isNull(members.unlinkedAt))
  const [member] = await tx.select().from(members).where(linked).for('no key update')
  if (member === undefined) throw new Refusal('not-found')
  return member
}

const refuseKnown = async (tx: Transaction, { memberUuid, training }: Import): Promise<void> => {
  const { startAt } = training
  const inThatSecond = sql`date_trunc('second', ${trainings.startAt}) = ${new Date(startAt).toISOString()}::timestamptz`
  const same = and(eq(trainings.memberUuid, memberUuid), inThatSecond)
  const [known] = await tx.select({ uuid: trainings.uuid }).from(trainings).where(same).limit(1)
  if (known !== undefined) throw new Refusal('training-known')
}

const refuseUnknownType = async (tx: Transaction, uuid: string): Promise<void> => {
  const offered = and(eq(trainingTypes.uuid, uuid), isNull(trainingTypes.retiredAt))
  const [type] = await tx.select({ uuid: trainingTypes.uuid }).from(trainingTypes).where(offered)
  if (type === undefined) {
    throw new Refusal('training-type-unknown', { fields: { training_type_uuid: 'training-type-unknown' } })
  }
}

/** Stores a recording as a training of a member, computed as a class's would be; answers what came of it. */
export const importTraining = async (tx: Transaction, input: Import) => {
  const member = await lockedMember(tx, input.memberUuid)
  const { zone } = await branchOf(tx)
  const { samples, startAt, timerSeconds, leftOut } = input.training
  await refuseKnown(tx, input)
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

/** Takes an imported training back; answers whose it was. */
export const removeImported = async (tx: Transaction, uuid: string): Promise<string | null> => {
  const [training] = await tx.select().from(trainings).where(eq(trainings.uuid, uuid))
  if (training === undefined) throw new Refusal('not-found')
  if (training.deviceType !== 'import' || training.classUuid !== null) throw new Refusal('training-of-class')
  await tx.delete(trainings).where(eq(trainings.uuid, uuid))
  return training.memberUuid
}
