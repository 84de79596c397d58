import type { TrainingRow } from '@repo/api-client/trainings/list-trainings'
import type { TrainingRecord } from '@repo/api-client/trainings/training'
import { parseLastName2 } from '@repo/domain/people/member-form'
import { effortOf, heartRateAt } from '@repo/domain/trainings/physiology'
import { addSample, emptyTally, passOffSkin, type TallyProfile } from '@repo/domain/trainings/tally'

import type { trainingTypes } from '../../database/schema/training-types.ts'
import type { trainingRecords, trainings } from '../../database/schema/trainings.ts'
import type { Language } from '../../lib/language.ts'
import type { ListedTraining } from './training-queries.ts'

type Records = typeof trainingRecords.$inferSelect

const MINUTE = 60

/**
 * The mean of a minute's valid heart rates, with the time and calories of its last one, which are true at that time.
 */
export const minuteRecords = (training: typeof trainings.$inferSelect, records: Records) => {
  const moments = countedMoments(training, records)
  const length = Math.floor((moments.at(-1)?.second ?? -1) / MINUTE) + 1
  const minutes = Array.from({ length }, () => ({ sum: 0, count: 0, last: 0, calories: null as number | null }))
  for (const { second, heartRate, calories } of moments) {
    const minute = minutes[Math.floor(second / MINUTE)]
    if (minute === undefined) continue
    minute.sum += heartRate
    minute.count += 1
    minute.last = second % MINUTE
    minute.calories = calories
  }
  const known = <T>(value: (minute: (typeof minutes)[number]) => T) =>
    minutes.map((minute) => (minute.count === 0 ? null : value(minute)))
  const knowsCalories = moments.some(({ calories }) => calories !== null)
  // for a minute without a value all columns are null, which the table's types don't express
  return {
    stepSeconds: MINUTE,
    heartRates: known(({ sum, count }) => Math.round(sum / count)) as number[],
    refusedPlaces: [],
    offSkinPlaces: [],
    lastSeconds: known(({ last }) => last) as number[],
    calories: knowsCalories ? (known(({ calories }) => calories) as number[]) : null,
  }
}

export const trainingNameOf = (
  type: Pick<typeof trainingTypes.$inferSelect, 'nameEn' | 'nameEs'>,
  language: Language,
): string => (language === 'es' ? type.nameEs : type.nameEn)

const PLACES = 10_000

/** Rounds to 4 decimals, because sums of sixtieths have no exact decimal form. */
export const presentPoints = (points: number): number => Math.round(points * PLACES) / PLACES

export const presentTrainingRow = (listed: ListedTraining, language: Language): TrainingRow => {
  const { training, member, type, figures, zones } = listed
  return {
    uuid: training.uuid,
    startAt: training.startAt,
    offset: training.offset,
    userUuid: member.uuid,
    name: member.name,
    lastName1: member.lastName1,
    lastName2: parseLastName2(member.lastName2),
    email: member.email,
    deviceType: training.deviceType,
    sensorName: training.sensorName,
    trainingName: trainingNameOf(type, language),
    seconds: figures.durationSeconds,
    effort: figures.averageEffort,
    calories: figures.calories,
    points: presentPoints(figures.points),
    zoneSeconds: [zones.z1Seconds, zones.z2Seconds, zones.z3Seconds, zones.z4Seconds, zones.z5Seconds],
  }
}

type Training = typeof trainings.$inferSelect

/** One second of a training, or one minute up to its last valid second. */
interface CountedMoment {
  readonly second: number
  /** The first second it covers; equal to `second` if seconds are stored. */
  readonly since: number
  readonly heartRate: number
  readonly effort: number | null
  readonly calories: number | null
}

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
  // an import stores each valid second
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

/** Minutes after downsampling. Uses the profile that the training was computed with. */
export const countedMoments = (training: Training, records: Records): CountedMoment[] =>
  records.stepSeconds === 1 ? bySecond(training, records) : byStep(training, records)

/** Mean and highest heart rate, computed before downsampling. */
export const wholeHeart = ({ averageEffort, maxHeartRate, peakHeartRate }: Training) => ({
  mean: averageEffort === null || maxHeartRate === null ? null : heartRateAt(averageEffort, maxHeartRate),
  highest: peakHeartRate,
})

export const presentRecords = (training: Training, records: Records): TrainingRecord[] => {
  const start = training.startAt.getTime()
  return countedMoments(training, records).map(({ second, effort, heartRate, calories }) => ({
    at: new Date(start + second * 1000),
    effort,
    heartRate,
    calories,
  }))
}
