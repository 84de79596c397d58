import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { integerBetween, oneOf, seededRandom } from './seeded-random.ts'

const draw = (seed: number, count: number): readonly number[] => {
  const random = seededRandom(seed)
  return Array.from({ length: count }, random)
}

describe('seededRandom', () => {
  it('repeats itself for a seed and differs between seeds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 - 2 }), (seed) => {
        expect(draw(seed, 20)).toEqual(draw(seed, 20))
        expect(draw(seed, 20)).not.toEqual(draw(seed + 1, 20))
      }),
    )
  })

  it('fills the range from 0 up to 1 evenly', () => {
    const counts = Array.from({ length: 10 }, () => 0)
    for (const value of draw(7, 20_000)) counts[Math.floor(value * 10)]! += 1
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(20_000)
    for (const count of counts) {
      expect(count).toBeGreaterThan(1800)
      expect(count).toBeLessThan(2200)
    }
  })
})

describe('random choices', () => {
  it('stay within their bounds and reach both ends', () => {
    const random = seededRandom(3)
    const seen = new Set(Array.from({ length: 500 }, () => integerBetween(random, -2, 2)))
    expect([...seen].toSorted((a, b) => a - b)).toEqual([-2, -1, 0, 1, 2])
    const chosen = new Set(Array.from({ length: 200 }, () => oneOf(random, ['a', 'b', 'c'])))
    expect(chosen.size).toBe(3)
  })
})
