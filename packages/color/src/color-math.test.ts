import { describe, expect, it } from 'vitest'

import { contrast, deltaE2000, difference } from './color-math.ts'
import { deficiencies } from './color-vision.ts'

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#123456', '#123456', 1],
  ])('of %s and %s is %s', (a, b, ratio) => {
    expect(contrast(a, b)).toBeCloseTo(ratio, 2)
  })
})

describe('CIEDE2000', () => {
  // Pairs 1, 7, 17, 20, and 24 of the formula's published test data.
  it.each([
    [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
    [[50, 0, 0], [50, -1, 2], 2.3669],
    [[50, 2.5, 0], [73, 25, -18], 27.1492],
    [[50, 2.5, 0], [50, 3.1736, 0.5854], 1],
    [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
  ] as const)('of %s and %s is %s', (a, b, expected) => {
    expect(deltaE2000(a, b)).toBeCloseTo(expected, 3)
    expect(deltaE2000(b, a)).toBeCloseTo(expected, 3)
  })
})

it.each(deficiencies)('gray looks the same with %s', (deficiency) => {
  expect(Math.abs(difference('#808080', '#202020', deficiency) - difference('#808080', '#202020'))).toBeLessThan(0.1)
})

it('a red and a green that only differ in hue fall together without red or green cones', () => {
  const [red, green] = ['#b06a00', '#6f7f00']
  expect(difference(red, green, 'deuteranopia')).toBeLessThan(difference(red, green) / 2)
})
