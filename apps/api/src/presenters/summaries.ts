import type { SummariesWire } from '@repo/api-client/trainings/summaries'

import type { trainings } from '../db/tables/trainings.ts'

/** What a stored training added up to. */
export const presentSummaries = (training: typeof trainings.$inferSelect): SummariesWire => ({
  calories_tot: training.calories,
  duration_time_tot: training.durationSeconds,
  steps_tot: training.steps,
  z1_time_tot: training.z1Seconds,
  z2_time_tot: training.z2Seconds,
  z3_time_tot: training.z3Seconds,
  z4_time_tot: training.z4Seconds,
  z5_time_tot: training.z5Seconds,
})
