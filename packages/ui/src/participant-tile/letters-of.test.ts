import { expect, it } from 'vitest'

import { lettersOf, longestWordOf } from './letters-of.ts'

it.each([
  ['Li', 0.83, 1.1],
  ['Colibrí', 2.9, 3.3],
  ['Maximiliano Gómez', 9.47, 9.95],
  ['WWWWWWWWWWWWWWWWW', 17.3, 18],
  ['李小龙', 3, 3.2],
  ['🐆 Jaguar', 5, 6],
  ['ÁÑGELA', 4, 4.6],
])('the letters of %s are estimated to be between %s and %s em wide', (name, least, most) => {
  expect(lettersOf(name)).toBeGreaterThanOrEqual(least)
  expect(lettersOf(name)).toBeLessThanOrEqual(most)
})

it('an empty name is one em wide, because a size is divided by it', () => {
  expect(lettersOf('')).toBe(1)
})

it('the longest word of a name is its widest one', () => {
  expect(longestWordOf('Ana Guadalupe Li')).toBe(lettersOf('Guadalupe'))
  expect(longestWordOf('李小龙')).toBe(lettersOf('李小龙'))
  expect(longestWordOf('')).toBe(1)
})
