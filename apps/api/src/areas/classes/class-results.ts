import { and, eq, sql } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { classes } from '../../database/schema/classes.ts'
import { participations } from '../../database/schema/participations.ts'
import { rooms } from '../../database/schema/rooms.ts'
import { trainingTypes } from '../../database/schema/training-types.ts'
import { trainings } from '../../database/schema/trainings.ts'
import { nameKey } from '../../lists/name-key.ts'
import { isInResults } from './ban-participant.ts'

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
    .where(and(eq(participations.classUuid, uuid), isInResults))
    .orderBy(sql`${trainings.points} desc nulls last`, nameKey(participations.pseudonym))
  return { ...found, rows }
}
