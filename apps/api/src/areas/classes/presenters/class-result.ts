import type { ClassResult } from '@repo/api-client/classes/show-class-summary'

import type { participations } from '../../../database/schema/participations.ts'
import type { trainings } from '../../../database/schema/trainings.ts'
import { presentPoints } from '../../challenges/presenters/points.ts'
import { reachedIn, zoneSecondsOf } from './reached.ts'

interface Row {
  readonly participation: typeof participations.$inferSelect
  /** Null for who joined and never sent a value. */
  readonly training: typeof trainings.$inferSelect | null
}

/** One line of a class's summary. */
export const presentResult = ({ participation, training }: Row): ClassResult => {
  const reached = reachedIn(training)
  return {
    userUuid: participation.memberUuid,
    pseudonym: participation.pseudonym,
    imageUrl: participation.imageUrl,
    averageEffort: reached.averageEffort,
    maxHeartRate: reached.peakHeartRate,
    calories: reached.calories,
    steps: reached.steps,
    points: presentPoints(reached.points),
    seconds: reached.durationSeconds,
    zoneSeconds: zoneSecondsOf(reached),
    belowSeconds: reached.belowSeconds,
  }
}
