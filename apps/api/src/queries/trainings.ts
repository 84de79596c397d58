import { eq, sql } from 'drizzle-orm'

import type { Transaction } from '../db/database.ts'
import { isAmong } from '../db/is-among.ts'
import { branches } from '../db/tables/branches.ts'
import { members } from '../db/tables/members.ts'
import { trainingRecords } from '../db/tables/training-records.ts'
import { trainingTypes } from '../db/tables/training-types.ts'
import { trainings } from '../db/tables/trainings.ts'
import { inOrder } from '../lists/in-order.ts'
import type { RowsById } from '../lists/list-source.ts'

const joined = (tx: Transaction) =>
  tx
    .select()
    .from(trainings)
    .innerJoin(members, eq(members.uuid, trainings.memberUuid))
    .innerJoin(trainingTypes, eq(trainingTypes.uuid, trainings.trainingTypeUuid))
    .innerJoin(branches, eq(branches.uuid, trainings.branchUuid))

/** A training with its member and type, as lists show one. */
export type ListedTraining = Awaited<ReturnType<typeof joined>>[number]

/** The trainings with these ids, in the order of the ids. */
export const trainingsInOrder: RowsById<ListedTraining> = async (tx, uuids) => {
  if (uuids.length === 0) return []
  const rows = await joined(tx).where(isAmong(sql`${trainings.uuid}`, uuids))
  return inOrder(uuids, rows, ({ trainings: { uuid } }) => uuid)
}

/** One training with its member, type and records. */
export const findTraining = async (tx: Transaction, uuid: string) => {
  const [row] = await joined(tx).where(eq(trainings.uuid, uuid))
  if (row === undefined) return null
  const [records] = await tx.select().from(trainingRecords).where(eq(trainingRecords.trainingUuid, uuid))
  return { ...row, records: records ?? null }
}
