import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { seededRandom } from '../core/seeded-random.ts'
import { isPlausibleStep } from '../live/signal.ts'
import { classPlan, nextHeart, restingHeart, targetAt, type Athlete } from './kinetics.ts'

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

  it('stays plausible: within rest and maximum, repeatable, and without a jump that the filter would hold back', () => {
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

describe('a planned class', () => {
  it.each([
    [0, 60, 60, 76, 40, 63],
    [0.5, 62.5, 150, 80, 80, 66],
  ])('drawn with %d warms up at %d %%, works %i s at %d %% and recovers %i s at %d %%', (drawn, ...expected) => {
    const [warmUp, work, recovery] = classPlan(1000, 80, () => drawn)
    expect([warmUp?.target, work?.seconds, work?.target, recovery?.seconds, recovery?.target]).toEqual(expected)
    expect(warmUp?.seconds).toBe(150)
  })

  it('changes from one part to the next at the second it ends', () => {
    const plan = [
      { seconds: 10, target: 60 },
      { seconds: 10, target: 80 },
    ]
    expect([0, 9, 10, 19, 20].map((second) => targetAt(plan, second))).toEqual([60, 60, 80, 80, 80])
  })
})

describe('a simulated heart', () => {
  const athlete = { maxHeartRate: 200, restingHeartRate: 50, timeConstant: 40 }
  const still = () => 0.5
  const after40 = (heartRate: number, random = still) =>
    nextHeart({ heartRate, elapsed: 0 }, { target: 75, step: 40 }, athlete, random).heartRate

  it('covers 63 % of a rise in one time constant, and of a fall in 1.6 of them', () => {
    expect(after40(100)).toBeCloseTo(150 - 50 * Math.exp(-1), 9)
    expect(after40(190)).toBeCloseTo(150 + 40 * Math.exp(-1 / 1.6), 9)
  })

  it('strays further with longer steps', () => {
    const strayed = (step: number) => {
      const beat = (random: () => number) =>
        nextHeart({ heartRate: 150, elapsed: 0 }, { target: 75, step }, athlete, random).heartRate
      return [beat(() => 1) - beat(still), beat(still) - beat(() => 0)]
    }
    const [up = 0, down = 0] = strayed(1)
    expect(up).toBeGreaterThan(0)
    expect(up).toBeLessThan(5)
    expect(down).toBeCloseTo(up, 9)
    expect(strayed(4)[0]).toBeCloseTo(2 * up, 9)
  })
})
