import { and, eq } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { classes } from '../../database/schema/classes.ts'
import { participations } from '../../database/schema/participations.ts'
import { trainings } from '../../database/schema/trainings.ts'

/** A participation with its class and, once that has ended, its training; null when there is no such participation. */
export const findParticipation = async (tx: Transaction, uuid: string) => {
  const [row] = await tx
    .select({ participation: participations, class: classes, training: trainings })
    .from(participations)
    .innerJoin(classes, eq(classes.uuid, participations.classUuid))
    .leftJoin(
      trainings,
      and(eq(trainings.classUuid, participations.classUuid), eq(trainings.memberUuid, participations.memberUuid)),
    )
    .where(eq(participations.uuid, uuid))
  return row ?? null
}
