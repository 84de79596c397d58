import type { Bpm, Percent } from '../core/units.ts'

/** Whole years between a birthday and a day, both YYYY-MM-DD. Born on February 29, one ages on March 1. */
export const ageOn = (birthday: string, today: string): number => {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4))
  return today.slice(5) < birthday.slice(5) ? years - 1 : years
}

/** Maximum heart rate in bpm by age in years: 208 − 0.7 · age (Tanaka, Monahan and Seals 2001). */
export const tanakaMaxHeartRate = (age: number): Bpm => (2080 - 7 * age) / 10

/** A member's maximum heart rate in bpm: the measured one, else by age; null when neither is known. */
export const maxHeartRateOf = (
  member: { readonly birthday: string | null; readonly measured: Bpm | null },
  today: string,
): Bpm | null => {
  if (member.measured !== null) return member.measured
  return member.birthday === null ? null : tanakaMaxHeartRate(ageOn(member.birthday, today))
}

/**
 * Heart rate as percent of the maximum, unrounded; may be above 100. Multiplied first: 114 of 200 is then 57 exactly
 * and not a hair below, which flooring would turn into 56.
 */
export const effortOf = (heartRate: Bpm, maxHeartRate: Bpm): Percent => (heartRate * 100) / maxHeartRate

/** The heart rate at an effort. */
export const heartRateAt = (effort: Percent, maxHeartRate: Bpm): Bpm => (effort * maxHeartRate) / 100

/** The effort a screen shows: floored, so that number and color never disagree. */
export const shownEffort = (effort: Percent): number => Math.floor(effort)
