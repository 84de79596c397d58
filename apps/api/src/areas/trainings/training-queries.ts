import type { Period } from '@repo/domain/time/period'
import { and, asc, desc, eq } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { branches } from '../../database/schema/center.ts'
import { members, memberWeights } from '../../database/schema/members.ts'
import { trainingTypes } from '../../database/schema/training-types.ts'
import { trainingRecords, trainings } from '../../database/schema/trainings.ts'
import { withinDays } from '../../lists/date-filters.ts'
import type { RowSelection } from '../../lists/row-selection.ts'
import { trainingIndex } from './training-source.ts'

const { uuid, startAt, offset, deviceType, sensorName } = trainings
const { name, lastName1, lastName2, email } = members
const { nameEn, nameEs } = trainingTypes

/** Picked trainings with member and type as a list shows them, each with how many there are. */
export const listedTrainings = (tx: Transaction, { where, order }: RowSelection) =>
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

/** A member's trainings in a period of the center's days, newest first. */
export const memberTrainings = (tx: Transaction, memberUuid: string, { start, end }: Period) =>
  tx
    .select({ training: trainings, type: trainingTypes })
    .from(trainings)
    .innerJoin(trainingTypes, eq(trainingTypes.uuid, trainings.trainingTypeUuid))
    .where(and(eq(trainings.memberUuid, memberUuid), withinDays(trainings.startAt, start, end)))
    .orderBy(desc(trainings.startAt), desc(trainings.uuid))

/** A member's weights in a period of the center's days, oldest first. */
export const memberWeightHistory = (tx: Transaction, memberUuid: string, { start, end }: Period) =>
  tx
    .select()
    .from(memberWeights)
    .where(and(eq(memberWeights.memberUuid, memberUuid), withinDays(memberWeights.measuredAt, start, end)))
    .orderBy(asc(memberWeights.measuredAt))
