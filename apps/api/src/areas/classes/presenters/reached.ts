import type { trainings } from '../../../database/schema/trainings.ts'

type Training = typeof trainings.$inferSelect

const NOTHING = {
  averageEffort: null,
  peakHeartRate: null,
  calories: null,
  steps: null,
  points: 0,
  durationSeconds: 0,
  belowSeconds: 0,
  z1Seconds: 0,
  z2Seconds: 0,
  z3Seconds: 0,
  z4Seconds: 0,
  z5Seconds: 0,
} as const satisfies Partial<Training>

/** What somebody reached in a class; who never sent a value has no training and reached nothing. */
export const reachedIn = (training: Training | null): Pick<Training, keyof typeof NOTHING> => training ?? NOTHING

/** Seconds in z1 to z5. */
export const zoneSecondsOf = (reached: ReturnType<typeof reachedIn>): number[] => [
  reached.z1Seconds,
  reached.z2Seconds,
  reached.z3Seconds,
  reached.z4Seconds,
  reached.z5Seconds,
]
