import { expect, it } from 'vitest'

import { digitsOf, fillLack } from './tile-attributes.ts'

it.each([
  [0, '100%'],
  [0.5, '50%'],
  [1, '0%'],
  [1.08, '0%'],
  [-0.2, '100%'],
  [Number.NaN, '100%'],
])('a fill of %s leaves %s empty', (fill, lack) => {
  expect(fillLack(fill)).toBe(lack)
})

it.each([
  ['–', 'none'],
  ['9', 'short'],
  ['87', 'short'],
  ['99', 'short'],
  ['104', 'long'],
] as const)('an effort of %s has %s digits', (effort, digits) => {
  expect(digitsOf(effort)).toBe(digits)
})
