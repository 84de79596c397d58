import { expect, it } from 'vitest'

import { seedIn, sizeIn } from './test-size.ts'

it.each([
  [{}, 'small'],
  [{ TEST_SIZE: 'small' }, 'small'],
  [{ TEST_SIZE: 'full' }, 'full'],
  [{ TEST_SIZE: 'night' }, 'night'],
])('the environment %j makes tests %s', (environment, size) => {
  expect(sizeIn(environment)).toBe(size)
})

it('an unknown size is an error', () => {
  expect(() => sizeIn({ TEST_SIZE: 'large' })).toThrow(/small, full, night/)
})

it('a seed of the environment repeats a run, and without one each run has its own', () => {
  expect(seedIn({ TEST_SEED: '12' }, () => 0.5)).toBe(12)
  expect(seedIn({}, () => 0.5)).toBe(Math.floor((2 ** 31 - 1) / 2))
  expect(() => seedIn({ TEST_SEED: 'x' }, () => 0.5)).toThrow(/whole number/)
})
