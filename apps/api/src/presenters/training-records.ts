import type { TrainingRecord } from '@repo/api-client/trainings/show-training'
import { effortOf } from '@repo/domain/physiology'
import { addSample, emptyTally, type TallyProfile } from '@repo/domain/tally'

import type { trainingRecords } from '../db/tables/training-records.ts'
import type { trainings } from '../db/tables/trainings.ts'

type Training = typeof trainings.$inferSelect
type Records = typeof trainingRecords.$inferSelect

/**
 * Effort and calories by time, derived from the stored heart rates with the profile the training was computed with.
 * Records older than the retention of seconds have wider steps; each then stands for its whole step.
 */
export const presentRecords = (training: Training, records: Records): TrainingRecord[] => {
  const profile: TallyProfile = {
    maxHeartRate: training.maxHeartRate,
    weight: training.weightKg,
    sex: training.sex,
    age: training.age,
  }
  let tally = emptyTally(profile)
  const start = training.startAt.getTime()
  const refused = new Set(records.refusedPlaces)
  return (records.heartRates as (number | null)[]).flatMap((heartRate, index) => {
    if (heartRate === null || refused.has(index)) return []
    for (let second = 0; second < records.stepSeconds; second += 1) {
      tally = addSample(tally, { second: index * records.stepSeconds + second, heartRate, steps: 0 }, profile)
    }
    return {
      at: new Date(start + index * records.stepSeconds * 1000),
      effort: profile.maxHeartRate === null ? null : effortOf(heartRate, profile.maxHeartRate),
      heartRate,
      calories: tally.calories,
    }
  })
}
