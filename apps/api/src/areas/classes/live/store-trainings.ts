import { randomUUID } from 'node:crypto'

import { offsetOf } from '@repo/domain/time/offset'
import { eq } from 'drizzle-orm'

import type { Transaction } from '../../../database/database.ts'
import { branches } from '../../../database/schema/center.ts'
import { classes } from '../../../database/schema/classes.ts'
import { trainingRecords, trainings } from '../../../database/schema/trainings.ts'
import { matchSensors } from '../samples/match-sensors.ts'
import type { LiveClass, LiveParticipant } from './live-class.ts'
import { figuresOf, recordsOf } from './training-figures.ts'

type ClassRow = typeof classes.$inferSelect

/**
 * Participants per statement. Few, because a statement's data is in memory at once and classes of a center wait for
 * each other from the first statement on.
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
