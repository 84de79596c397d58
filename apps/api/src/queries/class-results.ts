import { and, desc, eq, isNull } from 'drizzle-orm'

import type { Transaction } from '../db/database.ts'
import { classes } from '../db/tables/classes.ts'
import { participations } from '../db/tables/participations.ts'
import { trainingTypes } from '../db/tables/training-types.ts'
import { trainings } from '../db/tables/trainings.ts'

/** A class with what everybody who stayed reached in it, most points first; null when there is no such class. */
export const classResults = async (tx: Transaction, uuid: string) => {
  const [found] = await tx
    .select({ class: classes, trainingType: trainingTypes })
    .from(classes)
    .innerJoin(trainingTypes, eq(trainingTypes.uuid, classes.trainingTypeUuid))
    .where(eq(classes.uuid, uuid))
  if (found === undefined) return null
  const rows = await tx
    .select({ training: trainings, participation: participations })
    .from(trainings)
    .innerJoin(
      participations,
      and(eq(participations.classUuid, trainings.classUuid), eq(participations.memberUuid, trainings.memberUuid)),
    )
    .where(and(eq(trainings.classUuid, uuid), isNull(participations.removedAt)))
    .orderBy(desc(trainings.points), participations.pseudonym)
  return { ...found, rows }
}
