import type { Bpm, Percent } from '../core/units.ts'

/** Age in years on a day. February 29 ages on March 1. */
export const ageOn = (birthday: string, today: string): number => {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4))
  return today.slice(5) < birthday.slice(5) ? years - 1 : years
}

/** Maximum heart rate in bpm: 208 − 0.7 · age (Tanaka, Monahan and Seals 2001). */
export const tanakaMaxHeartRate = (age: number): Bpm => (2080 - 7 * age) / 10

/** The measured maximum heart rate, or the one by age, or null. */
export const maxHeartRateOf = (
  member: { readonly birthday: string | null; readonly measured: Bpm | null },
  today: string,
): Bpm | null => {
  if (member.measured !== null) return member.measured
  return member.birthday === null ? null : tanakaMaxHeartRate(ageOn(member.birthday, today))
}

/** Percent of the maximum, unrounded. Multiplies first, so 114 of 200 is exactly 57. */
export const effortOf = (heartRate: Bpm, maxHeartRate: Bpm): Percent => (heartRate * 100) / maxHeartRate

/** The heart rate at an effort. */
export const heartRateAt = (effort: Percent, maxHeartRate: Bpm): Bpm => (effort * maxHeartRate) / 100

/** Floors an effort, so that number and color agree. */
export const shownEffort = (effort: Percent): number => Math.floor(effort)
