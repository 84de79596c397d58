import { expect, it } from 'vitest'

import { digitsOf, fillTransform } from './tile-attributes.ts'

it.each([
  [0, 'translateY(100%)'],
  [0.5, 'translateY(50%)'],
  [1, 'translateY(0%)'],
  [1.08, 'translateY(0%)'],
  [-0.2, 'translateY(100%)'],
  [Number.NaN, 'translateY(100%)'],
])('a fill of %s is %s', (fill, transform) => {
  expect(fillTransform(fill)).toBe(transform)
})

it.each([
  ['–', 'none'],
  ['9', 'short'],
  ['87', 'short'],
  ['99', 'short'],
  ['104', 'long'],
] as const)('effort %s has %s digits', (effort, digits) => {
  expect(digitsOf(effort)).toBe(digits)
})
