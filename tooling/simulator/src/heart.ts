import { integerBetween, seededRandom } from '@repo/domain/core/seeded-random'
import { classPlan, nextHeart, restingHeart, targetAt } from '@repo/domain/trainings/kinetics'

import type { Recording } from './recordings.ts'

/** By second of the class; null without a value or after the recording. */
export type Heart = (second: number) => number | null

const MADE_UP_SECONDS = 36_000

export const recordedHeart = ({ samples }: Recording): Heart => {
  const bySecond = new Map(samples.map(({ second, heartRate }) => [second, heartRate]))
  return (second) => bySecond.get(second) ?? null
}

/** Deterministic for a number. */
export const madeUpHeart = (number: number): Heart => {
  const random = seededRandom(number + 1)
  const athlete = {
    restingHeartRate: integerBetween(random, 50, 72),
    maxHeartRate: integerBetween(random, 172, 198),
    timeConstant: integerBetween(random, 22, 45),
  }
  const plan = classPlan(MADE_UP_SECONDS, 72 + random() * 18, random)
  let heart = restingHeart(athlete)
  let known = -1
  return (second) => {
    for (; known < second; known += 1) {
      heart = nextHeart(heart, { target: targetAt(plan, known + 1), step: 1 }, athlete, random)
    }
    return Math.round(heart.heartRate)
  }
}
