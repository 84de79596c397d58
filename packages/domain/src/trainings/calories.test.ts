import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { kcalPerMinute, SEXES } from './calories.ts'

describe('kcalPerMinute', () => {
  it.each([
    [{ sex: 'male', weight: 70, age: 30, heartRate: 150 }, 14.2221],
    [{ sex: 'female', weight: 60, age: 30, heartRate: 150 }, 9.8757],
    [{ sex: 'male', weight: 70, age: 30, heartRate: 60 }, 0.6511],
    [{ sex: 'male', weight: 40, age: 20, heartRate: 60 }, 0],
    [{ sex: 'female', weight: 100, age: 20, heartRate: 60 }, 0],
  ] as const)('%j is %d', (body, expected) => {
    expect(kcalPerMinute(body)).toBeCloseTo(expected, 4)
  })

  it('is never below zero and never falls when the heart rate rises', () => {
    const body = fc.record({
      sex: fc.constantFrom(...SEXES),
      weight: fc.integer({ min: 30, max: 190 }),
      age: fc.integer({ min: 8, max: 99 }),
      heartRate: fc.integer({ min: 25, max: 249 }),
    })
    fc.assert(
      fc.property(body, (body) => {
        const slower = kcalPerMinute(body)
        expect(slower).toBeGreaterThanOrEqual(0)
        expect(kcalPerMinute({ ...body, heartRate: body.heartRate + 1 })).toBeGreaterThanOrEqual(slower)
      }),
    )
  })
})
