import type { Random } from '../core/seeded-random.ts'
import type { Bpm, Percent, Seconds } from '../core/units.ts'

export interface Athlete {
  readonly restingHeartRate: Bpm
  readonly maxHeartRate: Bpm
  /** Seconds to cover 63 % of the way to a new load. */
  readonly timeConstant: Seconds
}

export interface Effort {
  readonly seconds: Seconds
  readonly target: Percent
}

export interface HeartState {
  readonly heartRate: Bpm
  readonly elapsed: Seconds
}

const DRIFT_PERCENT_PER_HOUR = 4
const NOISE_BPM = 0.9

export const restingHeart = (athlete: Athlete): HeartState => ({ heartRate: athlete.restingHeartRate + 12, elapsed: 0 })

/** Heart rate after a step: a first-order approach to the target with drift and noise, slower in recovery. */
export const nextHeart = (
  heart: HeartState,
  load: { readonly target: Percent; readonly step: Seconds },
  athlete: Athlete,
  random: Random,
): HeartState => {
  const drift = 1 + (heart.elapsed / 3600) * (DRIFT_PERCENT_PER_HOUR / 100)
  const target = Math.min((load.target / 100) * athlete.maxHeartRate * drift, athlete.maxHeartRate)
  const constant = target < heart.heartRate ? athlete.timeConstant * 1.6 : athlete.timeConstant
  const approached = target + (heart.heartRate - target) * Math.exp(-load.step / constant)
  const noise = (random() + random() - 1) * NOISE_BPM * Math.sqrt(load.step)
  const heartRate = Math.min(athlete.maxHeartRate, Math.max(athlete.restingHeartRate, approached + noise))
  return { heartRate, elapsed: heart.elapsed + load.step }
}

/** A class plan of exactly `seconds`: warm-up, intervals, cool-down. */
export const classPlan = (seconds: Seconds, hardness: Percent, random: Random): readonly Effort[] => {
  const warmUp = Math.round(seconds * 0.15)
  const coolDown = Math.round(seconds * 0.12)
  const plan: Effort[] = [{ seconds: warmUp, target: 60 + random() * 5 }]
  let left = seconds - warmUp - coolDown
  while (left > 0) {
    const work = Math.min(left, 60 + Math.floor(random() * 180))
    plan.push({ seconds: work, target: hardness + (random() - 0.5) * 8 })
    const recovery = Math.min(left - work, 40 + Math.floor(random() * 80))
    if (recovery > 0) plan.push({ seconds: recovery, target: hardness - 14 + (random() - 0.5) * 6 })
    left -= work + recovery
  }
  return [...plan, { seconds: coolDown, target: 58 }]
}

/** A plan's target at a second; the last one's after the end. */
export const targetAt = (plan: readonly Effort[], second: Seconds): Percent => {
  let end = 0
  for (const part of plan) {
    end += part.seconds
    if (second < end) return part.target
  }
  return plan.at(-1)?.target ?? 0
}
