import { continuableUntil } from '@repo/domain/class-clock'
import { eq } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { classes } from '../../database/schema/classes.ts'
import { trainings } from '../../database/schema/trainings.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { lockRoom } from '../rooms/rooms.ts'
import { findClass } from './classes.ts'
import { lockClass, type ClassRow } from './open-classes.ts'

/** Until when a class that a person stopped may run on; null for any other. */
export const mayContinueUntil = ({ remoteState, finishAt, endedAt }: ClassRow): number | null =>
  remoteState === 'ended' && endedAt !== null ? continuableUntil(finishAt.getTime(), endedAt.getTime()) : null

/**
 * Has a class that was just stopped run on until its planned end. The trainings stored at the stop are withdrawn: one
 * for the whole class is stored at its end. Returns null where it runs already.
 */
export const continueClass = async (tx: Transaction, uuid: string, now: number): Promise<ClassRow | null> => {
  const found = await findClass(tx, uuid)
  if (found === null) throw new Refusal('not-found')
  // the room first, as whoever starts the next class in it
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
