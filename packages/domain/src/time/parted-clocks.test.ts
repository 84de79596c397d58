import { expect, it } from 'vitest'

import { haveClocksParted } from './parted-clocks.ts'

it.each([
  ['move together', { wall: 60_000, steady: 60_000 }, false],
  ['drift by a second', { wall: 61_000, steady: 60_000 }, false],
  ['part when the time of day is set back', { wall: 20_000, steady: 60_000 }, true],
  ['part when the time of day is set ahead', { wall: 61_001, steady: 60_000 }, true],
  ['part when the steady clock stands while the device sleeps', { wall: 600_000, steady: 1000 }, true],
])('two clocks %s', (_, now, expected) => {
  expect(haveClocksParted({ wall: 0, steady: 0 }, now)).toBe(expected)
  expect(
    haveClocksParted({ wall: 5_000_000, steady: 70 }, { wall: now.wall + 5_000_000, steady: now.steady + 70 }),
  ).toBe(expected)
})
