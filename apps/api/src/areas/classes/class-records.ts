import { asc, and, eq } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { branches } from '../../database/schema/branches.ts'
import { classes } from '../../database/schema/classes.ts'
import { participations } from '../../database/schema/participations.ts'
import { trainingRecords } from '../../database/schema/training-records.ts'
import { trainings } from '../../database/schema/trainings.ts'
import { nameKey } from '../../lists/name-key.ts'
import { isInResults } from './ban-participant.ts'

/** A class with the records of everybody who stayed, by pseudonym; null when there is no such class. */
export const classRecords = async (tx: Transaction, uuid: string) => {
  const [found] = await tx
    .select({ class: classes, zone: branches.zone })
    .from(classes)
    .innerJoin(branches, eq(branches.uuid, classes.branchUuid))
    .where(eq(classes.uuid, uuid))
  if (found === undefined) return null
  const people = await tx
    .select({ participation: participations, training: trainings, records: trainingRecords })
    .from(participations)
    .innerJoin(
      trainings,
      and(eq(trainings.classUuid, participations.classUuid), eq(trainings.memberUuid, participations.memberUuid)),
    )
    .innerJoin(trainingRecords, eq(trainingRecords.trainingUuid, trainings.uuid))
    .where(and(eq(participations.classUuid, uuid), isInResults))
    .orderBy(asc(nameKey(participations.pseudonym)), asc(participations.uuid))
  return { ...found, people }
}
