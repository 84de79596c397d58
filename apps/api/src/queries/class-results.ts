import { and, eq, isNull, sql } from 'drizzle-orm'

import type { Transaction } from '../db/database.ts'
import { classes } from '../db/tables/classes.ts'
import { participations } from '../db/tables/participations.ts'
import { rooms } from '../db/tables/rooms.ts'
import { trainingTypes } from '../db/tables/training-types.ts'
import { trainings } from '../db/tables/trainings.ts'

/**
 * A class with what everybody who stayed reached in it, most points first, and last those of whom no value came; null
 * when there is no such class.
 */
export const classResults = async (tx: Transaction, uuid: string) => {
  const [found] = await tx
    .select({ class: classes, trainingType: trainingTypes, roomName: rooms.name })
    .from(classes)
    .innerJoin(rooms, eq(rooms.uuid, classes.roomUuid))
    .innerJoin(trainingTypes, eq(trainingTypes.uuid, classes.trainingTypeUuid))
    .where(eq(classes.uuid, uuid))
  if (found === undefined) return null
  const rows = await tx
    .select({ training: trainings, participation: participations })
    .from(participations)
    .leftJoin(
      trainings,
      and(eq(participations.classUuid, trainings.classUuid), eq(participations.memberUuid, trainings.memberUuid)),
    )
    .where(and(eq(participations.classUuid, uuid), isNull(participations.removedAt)))
    .orderBy(sql`${trainings.points} desc nulls last`, participations.pseudonym)
  return { ...found, rows }
}
