import type { Summaries } from '@repo/api-client/trainings/summaries'

import type { trainings } from '../../../database/schema/trainings.ts'

/** What a stored training added up to. */
export const presentSummaries = (training: typeof trainings.$inferSelect): Summaries => ({
  calories: training.calories,
  seconds: training.durationSeconds,
  steps: training.steps,
  zoneSeconds: {
    z1: training.z1Seconds,
    z2: training.z2Seconds,
    z3: training.z3Seconds,
    z4: training.z4Seconds,
    z5: training.z5Seconds,
  },
})
