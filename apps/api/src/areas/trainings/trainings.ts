import { eq } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { branches } from '../../database/schema/branches.ts'
import { members } from '../../database/schema/members.ts'
import { trainingRecords } from '../../database/schema/training-records.ts'
import { trainingTypes } from '../../database/schema/training-types.ts'
import { trainings } from '../../database/schema/trainings.ts'
import type { Picked } from '../../lists/picked.ts'
import { trainingIndex } from './training-index.ts'

const { uuid, startAt, offset, deviceType, sensorName } = trainings
const { name, lastName1, lastName2, email } = members
const { nameEn, nameEs } = trainingTypes

/** Picked trainings with member and type as a list shows them, each with how many there are. */
export const listedTrainings = (tx: Transaction, { where, order }: Picked) =>
  tx
    .select({
      training: { uuid, startAt, offset, deviceType, sensorName },
      member: { uuid: members.uuid, name, lastName1, lastName2, email },
      type: { nameEn, nameEs },
      ...trainingIndex.counted,
    })
    .from(trainings)
    .innerJoin(members, eq(members.uuid, trainings.memberUuid))
    .innerJoin(trainingTypes, eq(trainingTypes.uuid, trainings.trainingTypeUuid))
    .where(where)
    .orderBy(order)

/** A training with its member and type, as lists show one. */
export type ListedTraining = Omit<Awaited<ReturnType<typeof listedTrainings>>[number], 'total'>

/** One training with its member, type, center and records. */
export const findTraining = async (tx: Transaction, uuid: string) => {
  const [row] = await tx
    .select()
    .from(trainings)
    .innerJoin(members, eq(members.uuid, trainings.memberUuid))
    .innerJoin(trainingTypes, eq(trainingTypes.uuid, trainings.trainingTypeUuid))
    .innerJoin(branches, eq(branches.uuid, trainings.branchUuid))
    .where(eq(trainings.uuid, uuid))
  if (row === undefined) return null
  const [records] = await tx.select().from(trainingRecords).where(eq(trainingRecords.trainingUuid, uuid))
  return { ...row, records: records ?? null }
}
