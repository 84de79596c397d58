import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { classPlan, nextHeart, restingHeart, targetAt, type Athlete } from './kinetics.ts'
import { seededRandom } from './seeded-random.ts'
import { isPlausibleStep } from './signal.ts'

const athlete: Athlete = { restingHeartRate: 60, maxHeartRate: 190, timeConstant: 30 }
const quiet = () => 0.5

const run = (target: number, seconds: number, from = restingHeart(athlete)) => {
  let heart = from
  for (let second = 0; second < seconds; second += 1) heart = nextHeart(heart, { target, step: 1 }, athlete, quiet)
  return heart
}

describe('nextHeart', () => {
  it('covers 63 % of the way to a new load in its time constant', () => {
    const start = restingHeart(athlete).heartRate
    const target = 0.8 * athlete.maxHeartRate
    const share = (run(80, 30).heartRate - start) / (target - start)
    expect(share).toBeGreaterThan(0.62)
    expect(share).toBeLessThan(0.65)
  })

  it('falls more slowly than it rises', () => {
    const rested = { heartRate: 100, elapsed: 0 }
    const tired = { heartRate: 160, elapsed: 0 }
    const rise = run(160 / 1.9, 20, rested).heartRate - 100
    const fall = 160 - run(100 / 1.9, 20, tired).heartRate
    expect(fall).toBeLessThan(rise)
  })

  it('drifts upwards under a long steady load', () => {
    expect(run(75, 3600).heartRate).toBeGreaterThan(run(75, 600).heartRate + 3)
  })

  it('stays a heart: within rest and maximum, without a step the filter would hold back, and repeatable', () => {
    const target = fc.integer({ min: 30, max: 120 })
    fc.assert(
      fc.property(fc.nat(), fc.array(target, { minLength: 1, maxLength: 60 }), (seed, targets) => {
        const rates = () => {
          const random = seededRandom(seed)
          let heart = restingHeart(athlete)
          return targets.map((target) => {
            heart = nextHeart(heart, { target, step: 1 }, athlete, random)
            return heart.heartRate
          })
        }
        const [once, again] = [rates(), rates()]
        expect(once).toEqual(again)
        let before = restingHeart(athlete).heartRate
        for (const heartRate of once) {
          expect(heartRate).toBeGreaterThanOrEqual(athlete.restingHeartRate)
          expect(heartRate).toBeLessThanOrEqual(athlete.maxHeartRate)
          expect(isPlausibleStep(before, heartRate, 1)).toBe(true)
          before = heartRate
        }
      }),
    )
  })
})

describe('classPlan', () => {
  it('fills the class exactly and has a load at each of its seconds', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 60, max: 36_000 }), (seed, seconds) => {
        const plan = classPlan(seconds, 82, seededRandom(seed))
        expect(plan.reduce((sum, part) => sum + part.seconds, 0)).toBe(seconds)
        expect(plan.every((part) => part.seconds > 0)).toBe(true)
        expect(targetAt(plan, 0)).toBe(plan[0]?.target)
        expect(targetAt(plan, seconds - 1)).toBe(plan.at(-1)?.target)
        expect(targetAt(plan, seconds + 500)).toBe(plan.at(-1)?.target)
      }),
    )
  })

  it('has no load without a plan', () => {
    expect(targetAt([], 0)).toBe(0)
  })
})
