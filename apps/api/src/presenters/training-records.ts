import type { TrainingRecord } from '@repo/api-client/trainings/show-training'
import { effortOf } from '@repo/domain/physiology'
import { addSample, emptyTally, type TallyProfile } from '@repo/domain/tally'

import type { trainingRecords } from '../db/tables/training-records.ts'
import type { trainings } from '../db/tables/trainings.ts'
import { trainingSamples } from './training-samples.ts'

type Training = typeof trainings.$inferSelect
type Records = typeof trainingRecords.$inferSelect

/** What a training was computed with. */
const profileOf = ({ maxHeartRate, weightKg, sex, age }: Training): TallyProfile => ({
  maxHeartRate,
  weight: weightKg,
  sex,
  age,
})

/** Every second of a training that counts, with effort and the calories so far, by the profile it was computed with. */
export const countedSeconds = (training: Training, records: Records) => {
  const profile = profileOf(training)
  let tally = emptyTally(profile)
  return trainingSamples(records).map(({ second, heartRate, isFirst }) => {
    tally = addSample(tally, { second, heartRate, steps: 0 }, profile)
    const effort = profile.maxHeartRate === null ? null : effortOf(heartRate, profile.maxHeartRate)
    return { second, heartRate, isFirst, effort, calories: tally.calories }
  })
}

/** The records of a training as its charts show them. */
export const presentRecords = (training: Training, records: Records): TrainingRecord[] => {
  const start = training.startAt.getTime()
  return countedSeconds(training, records)
    .filter(({ isFirst }) => isFirst)
    .map(({ second, effort, heartRate, calories }) => ({
      at: new Date(start + second * 1000),
      effort,
      heartRate,
      calories,
    }))
}
