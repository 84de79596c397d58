import type { Period } from '@repo/domain/period'
import { and, asc, desc, eq } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { memberWeights } from '../../database/schema/member-weights.ts'
import { trainingTypes } from '../../database/schema/training-types.ts'
import { trainings } from '../../database/schema/trainings.ts'
import { withinDays } from '../../http/within-days.ts'

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
