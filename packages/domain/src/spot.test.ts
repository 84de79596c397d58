import { expect, it } from 'vitest'

import { isSpotFree, spotEndsAt } from './spot.ts'

it.each([
  [0, false],
  [299_999, false],
  [300_000, true],
  [400_000, true],
])('a spot that was last heard of %d ms ago is free: %s', (age, expected) => {
  expect(isSpotFree(spotEndsAt(1_000_000), 1_000_000 + age)).toBe(expected)
})
