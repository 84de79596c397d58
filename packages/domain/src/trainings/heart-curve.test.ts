import { describe, expect, it } from 'vitest'

import { heartCurveOf } from './heart-curve.ts'

const beatsOf = (seconds: readonly number[], heartRate = 120) => seconds.map((second) => ({ second, heartRate }))

describe('heartCurveOf', () => {
  it.each([
    ['no heart rate', [], 1, { stepSeconds: 1, heartRates: [] }],
    ['seconds as they are', beatsOf([0, 1]), 1, { stepSeconds: 1, heartRates: [120, 120] }],
    ['a late start and a gap', beatsOf([1, 3]), 1, { stepSeconds: 1, heartRates: [null, 120, null, 120] }],
    ['minutes as minutes', beatsOf([59, 118]), 60, { stepSeconds: 60, heartRates: [120, 120] }],
  ])('shows %s', (_, beats, leastStep, curve) => {
    expect(heartCurveOf(beats, leastStep)).toEqual(curve)
  })

  it('rounds the mean of a step', () => {
    const beats = Array.from({ length: 240 }, (_, second) => ({ second, heartRate: second % 2 === 0 ? 100 : 101 }))
    const { stepSeconds, heartRates } = heartCurveOf(beats)
    expect([stepSeconds, heartRates.length, heartRates[0]]).toEqual([2, 120, 101])
  })

  it.each([
    [121, 1, 2],
    [3600, 1, 30],
    [3 * 3600, 60, 120],
  ])('draws %d seconds stored every %d s in steps of %d s', (length, leastStep, stepSeconds) => {
    const seconds = Array.from({ length: Math.floor(length / leastStep) }, (_, index) => (index + 1) * leastStep - 1)
    const curve = heartCurveOf(beatsOf(seconds), leastStep)
    expect(curve.stepSeconds).toBe(stepSeconds)
    expect(curve.heartRates.length).toBeLessThanOrEqual(120)
    expect(curve.heartRates).not.toContain(null)
  })
})
