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
])('the name %j is a single line: %s', (text, expected) => {
  expect(isOneLine(text)).toBe(expected)
})
