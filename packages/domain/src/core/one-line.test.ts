import { expect, it } from 'vitest'

import { isOneLine } from './one-line.ts'

it.each([
  ['María José Ñandú', true],
  ['', true],
  ['👩‍🚒 Ana', true],
  ['Ana\nLópez', false],
  ['Ana\r', false],
  ['Ana\tLópez', false],
  ['Ana\u0000', false],
  ['Ana\u0085', false],
  ['Ana\u2028López', false],
])('a name such as %j is one line: %s', (text, expected) => {
  expect(isOneLine(text)).toBe(expected)
})
