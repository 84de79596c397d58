import type { OwnNumbersWire } from '@repo/api-client/participation/own-numbers'

import type { participations } from '../db/tables/participations.ts'
import type { trainings } from '../db/tables/trainings.ts'
import { presentPoints } from './points.ts'

type Training = typeof trainings.$inferSelect

const zonesOf = (training: Training | null): number[] =>
  training === null
    ? [0, 0, 0, 0, 0]
    : [training.z1Seconds, training.z2Seconds, training.z3Seconds, training.z4Seconds, training.z5Seconds]

/** What a participant is shown of a class that is over; without a single value there is no training. */
export const presentOwnTraining = (
  participation: typeof participations.$inferSelect,
  training: Training | null,
): OwnNumbersWire => ({
  final_user_uuid: participation.memberUuid,
  pseudonym: participation.pseudonym,
  user_url_image: participation.imageUrl,
  effort: null,
  hr: null,
  calories_tot: training?.calories ?? null,
  steps_tot: training?.steps ?? null,
  status: false,
  measured_at: null,
  max_heart_rate: participation.maxHeartRate,
  rookpoints: presentPoints(training?.points ?? 0),
  duration_time_tot: training?.durationSeconds ?? 0,
  zones: zonesOf(training),
  effort_avg: training?.averageEffort ?? null,
  hr_max: training?.peakHeartRate ?? null,
})
