import { expect, it } from 'vitest'

import { longestTraining, zoneSharesOf } from './zone-shares.ts'

const z1 = (seconds: number, below: number) => ({ belowSeconds: below, zoneSeconds: [seconds, 0, 0, 0, 0] })

it('shares of 66, 38, and 17 seconds of 71 in a zone are distinguishable', () => {
  const trainings = [z1(66, 5), z1(38, 33), z1(17, 54)]
  const scale = longestTraining(trainings)
  expect(scale).toBe(71)
  expect(trainings.map((one) => zoneSharesOf(one, scale)[1])).toEqual([66 / 71, 38 / 71, 17 / 71])
  expect(trainings.map((one) => zoneSharesOf(one, scale)[0])).toEqual([5 / 71, 33 / 71, 54 / 71])
})

it('shares keep one scale: half the time is half the bar', () => {
  const [long, short] = [z1(100, 100), z1(50, 50)]
  const sum = (shares: readonly number[]) => shares.reduce((total, share) => total + share, 0)
  expect([sum(zoneSharesOf(long, 200)), sum(zoneSharesOf(short, 200))]).toEqual([1, 0.5])
})

it('shares have a scale when no one trained', () => {
  expect(longestTraining([])).toBe(1)
  expect(zoneSharesOf(z1(0, 0), 1)).toEqual([0, 0, 0, 0, 0, 0])
})
