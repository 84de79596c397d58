import type { TrainingRecord } from '@repo/api-client/trainings/show-training'
import { effortOf, heartRateAt } from '@repo/domain/physiology'
import { addSample, emptyTally, passOffSkin, type TallyProfile } from '@repo/domain/tally'

import type { trainingRecords } from '../../../database/schema/training-records.ts'
import type { trainings } from '../../../database/schema/trainings.ts'

type Training = typeof trainings.$inferSelect
type Records = typeof trainingRecords.$inferSelect

/** What is known of one second of a training, or of a minute up to its last second that counts. */
interface CountedMoment {
  /** Since the training began. */
  readonly second: number
  /** The first second it stands for; its own, where seconds are kept. */
  readonly since: number
  readonly heartRate: number
  readonly effort: number | null
  /** So far. */
  readonly calories: number | null
}

/** What a training was computed with. */
const profileOf = ({ maxHeartRate, weightKg, sex, age }: Training): TallyProfile => ({
  maxHeartRate,
  weight: weightKg,
  sex,
  age,
})

const effortIn = ({ maxHeartRate }: Training, heartRate: number): number | null =>
  maxHeartRate === null ? null : effortOf(heartRate, maxHeartRate)

const bySecond = (training: Training, { heartRates, refusedPlaces, offSkinPlaces }: Records): CountedMoment[] => {
  const profile = profileOf(training)
  const refused = new Set(refusedPlaces)
  // of an import every second that counts is stored
  const carry = training.deviceType !== 'import'
  const offSkin = new Set(offSkinPlaces)
  let tally = emptyTally(profile)
  return (heartRates as (number | null)[]).flatMap((heartRate, second) => {
    if (offSkin.has(second)) tally = passOffSkin(tally, second)
    if (heartRate === null || refused.has(second)) return []
    tally = addSample(tally, { second, heartRate, steps: 0 }, profile, { carry })
    return [{ second, since: second, heartRate, effort: effortIn(training, heartRate), calories: tally.calories }]
  })
}

const byStep = (training: Training, { heartRates, stepSeconds, lastSeconds, calories }: Records): CountedMoment[] =>
  (heartRates as (number | null)[]).flatMap((heartRate, place) => {
    const last = lastSeconds?.[place] ?? null
    if (heartRate === null || last === null) return []
    const since = place * stepSeconds
    const effort = effortIn(training, heartRate)
    return [{ second: since + last, since, heartRate, effort, calories: calories?.[place] ?? null }]
  })

/**
 * Every second of a training that counts, with effort and the calories so far, by the profile it was computed with; every
 * minute, once its seconds are no longer kept.
 */
export const countedMoments = (training: Training, records: Records): CountedMoment[] =>
  records.stepSeconds === 1 ? bySecond(training, records) : byStep(training, records)

/** Mean and highest heart rate as they were while every second was kept. */
export const wholeHeart = ({ averageEffort, maxHeartRate, peakHeartRate }: Training) => ({
  mean: averageEffort === null || maxHeartRate === null ? null : heartRateAt(averageEffort, maxHeartRate),
  highest: peakHeartRate,
})

/** The records of a training as its charts show them. */
export const presentRecords = (training: Training, records: Records): TrainingRecord[] => {
  const start = training.startAt.getTime()
  return countedMoments(training, records).map(({ second, effort, heartRate, calories }) => ({
    at: new Date(start + second * 1000),
    effort,
    heartRate,
    calories,
  }))
}
