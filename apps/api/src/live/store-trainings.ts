import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'

import type { Transaction } from '../db/database.ts'
import { branches } from '../db/tables/branches.ts'
import { classes } from '../db/tables/classes.ts'
import { trainingRecords } from '../db/tables/training-records.ts'
import { trainings } from '../db/tables/trainings.ts'
import type { LiveClass, LiveParticipant } from './live-class.ts'
import { seenWith } from './seen-with.ts'
import { figuresOf, recordsOf } from './training-of.ts'

type ClassRow = typeof classes.$inferSelect

/** Stores one participant's training with its records. */
export const storeTraining = async (
  tx: Transaction,
  { liveClass, row, participant }: { liveClass: LiveClass; row: ClassRow; participant: LiveParticipant },
): Promise<void> => {
  const [branch] = await tx.select({ offset: branches.offset, zone: branches.zone }).from(branches)
  if (branch === undefined) throw new Error(`class ${row.uuid} has no branch`)
  const uuid = randomUUID()
  const { branchUuid } = row
  await tx.insert(trainings).values({
    ...figuresOf(liveClass, participant),
    ...branch,
    sensorUuid: await seenWith(tx, participant),
    uuid,
    branchUuid,
    memberUuid: participant.memberUuid,
    classUuid: row.uuid,
    trainingTypeUuid: row.trainingTypeUuid,
    deviceType: 'strap',
    modality: 'group',
    startAt: row.startAt,
  })
  await tx.insert(trainingRecords).values({ trainingUuid: uuid, branchUuid, ...recordsOf(liveClass, participant) })
}

/** Another server has taken the class up: what this one has of it may lack what was acknowledged since. */
export class ClassLost extends Error {}

/**
 * Ends a class in the database: everybody's training with its records, and the class marked as ended. All or nothing,
 * so that a crash in between leaves a class that is ended again after the restart. The raw samples stay for as long
 * as a phone may bring late ones.
 */
export const storeTrainings = async (tx: Transaction, liveClass: LiveClass, now: number): Promise<number> => {
  const [row] = await tx.select().from(classes).where(eq(classes.uuid, liveClass.uuid)).for('update')
  if (row === undefined) throw new Error(`class ${liveClass.uuid} has no row`)
  if (row.epoch !== liveClass.epoch) throw new ClassLost(`class ${row.uuid} is another server's`)
  if (row.remoteState !== 'running') return 0
  const present = [...liveClass.participants.values()].filter((participant) => participant.samples.size() > 0)
  for (const participant of present) await storeTraining(tx, { liveClass, row, participant })
  await tx
    .update(classes)
    .set({ remoteState: 'ended', endedAt: new Date(now) })
    .where(eq(classes.uuid, liveClass.uuid))
  return present.length
}
