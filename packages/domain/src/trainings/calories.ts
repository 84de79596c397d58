import type { Bpm, Kcal, Kilograms, Percent } from '../core/units.ts'

export const SEXES = ['male', 'female'] as const
export type Sex = (typeof SEXES)[number]

const KILOJOULES_PER_KCAL = 4.184

/** The formula was made for exercise, not for rest. */
export const CALORIES_FROM_EFFORT: Percent = 50

/** Energy in kcal per minute without VO2max, at least 0 (Keytel et al. 2005). Age in years. */
export const kcalPerMinute = (body: {
  readonly heartRate: Bpm
  readonly weight: Kilograms
  readonly age: number
  readonly sex: Sex
}): Kcal => {
  const { heartRate, weight, age, sex } = body
  const kilojoules =
    sex === 'male'
      ? -55.0969 + 0.6309 * heartRate + 0.1988 * weight + 0.2017 * age
      : -20.4022 + 0.4472 * heartRate - 0.1263 * weight + 0.074 * age
  return Math.max(0, kilojoules / KILOJOULES_PER_KCAL)
}
