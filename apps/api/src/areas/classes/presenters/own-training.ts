import type { OwnNumbersWire } from '@repo/api-client/participation/own-numbers'

import type { participations } from '../../../database/schema/participations.ts'
import type { trainings } from '../../../database/schema/trainings.ts'
import { presentPoints } from '../../challenges/presenters/points.ts'
import { reachedIn, zoneSecondsOf } from './reached.ts'

type Training = typeof trainings.$inferSelect

/** What a participant is shown of a class that is over; without a single value there is no training. */
export const presentOwnTraining = (
  participation: typeof participations.$inferSelect,
  training: Training | null,
): OwnNumbersWire => {
  const reached = reachedIn(training)
  return {
    final_user_uuid: participation.memberUuid,
    pseudonym: participation.pseudonym,
    user_url_image: participation.imageUrl,
    effort: null,
    hr: null,
    calories_tot: reached.calories,
    steps_tot: reached.steps,
    status: false,
    measured_at: null,
    max_heart_rate: participation.maxHeartRate,
    rookpoints: presentPoints(reached.points),
    duration_time_tot: reached.durationSeconds,
    zones: zoneSecondsOf(reached),
    effort_avg: reached.averageEffort,
    hr_max: reached.peakHeartRate,
  }
}
