import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { ageOn, effortOf, maxHeartRateOf, shownEffort, tanakaMaxHeartRate } from './physiology.ts'

describe('ageOn', () => {
  it.each([
    ['2000-06-15', '2026-06-14', 25],
    ['2000-06-15', '2026-06-15', 26],
    ['2000-06-15', '2026-12-31', 26],
    ['2000-02-29', '2025-02-28', 24],
    ['2000-02-29', '2025-03-01', 25],
    ['2000-02-29', '2024-02-29', 24],
    ['2026-01-01', '2026-01-01', 0],
  ])('born %s, on %s: %i', (birthday, today, age) => {
    expect(ageOn(birthday, today)).toBe(age)
  })
})

describe('maximum heart rate', () => {
  it.each([
    [20, 194],
    [30, 187],
    [33, 184.9],
    [40, 180],
    [65, 162.5],
  ])('at %i years is %d by Tanaka', (age, expected) => {
    expect(tanakaMaxHeartRate(age)).toBe(expected)
  })

  it.each([
    [{ birthday: '1996-01-01', measured: 191 }, 191],
    [{ birthday: null, measured: 191 }, 191],
    [{ birthday: '1996-01-01', measured: null }, 187],
    [{ birthday: null, measured: null }, null],
  ])('of %j is %s', (member, expected) => {
    expect(maxHeartRateOf(member, '2026-06-01')).toBe(expected)
  })
})

describe('effort', () => {
  it.each([
    [94, 188, 50, 50],
    [114, 200, 57, 57],
    [58, 200, 29, 29],
    [133, 190, 70, 70],
    [153, 180, 85, 85],
    [187, 187, 100, 100],
    [200, 187, 106.952, 106],
    [168, 187, 89.8396, 89],
    [0, 187, 0, 0],
  ])('%i of %i is %d percent, shown as %i', (heartRate, maximum, effort, shown) => {
    expect(effortOf(heartRate, maximum)).toBeCloseTo(effort, 3)
    expect(shownEffort(effortOf(heartRate, maximum))).toBe(shown)
  })

  it('shows every whole percent as itself', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 130 }), fc.constantFrom(100, 200), (percent, maximum) => {
        expect(shownEffort(effortOf((percent * maximum) / 100, maximum))).toBe(percent)
      }),
    )
  })

  it('never falls when the heart rate rises', () => {
    const rate = fc.integer({ min: 25, max: 250 })
    fc.assert(
      fc.property(rate, rate, fc.integer({ min: 120, max: 230 }), (a, b, maximum) => {
        expect(Math.sign(effortOf(a, maximum) - effortOf(b, maximum))).toBe(Math.sign(a - b))
      }),
    )
  })
})
