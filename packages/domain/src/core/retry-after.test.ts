import { expect, it } from 'vitest'

import { parseRetryAfter } from './retry-after.ts'

const NOW = Date.parse('2026-11-27T10:00:00Z')

it.each([
  ['0', 0],
  ['120', 120],
  [' 7 ', 7],
  ['999999999', 86_400],
  ['Fri, 27 Nov 2026 10:00:30 GMT', 30],
  ['Fri, 27 Nov 2026 09:00:00 GMT', 0],
  ['Sat, 27 Nov 2027 10:00:00 GMT', 86_400],
  ['Fri, 99 Nov 2026 10:00:30 GMT', null],
  ['2026-11-27T10:00:30Z', null],
  ['1.5', null],
  ['-1', null],
  ['1e3', null],
  ['0x10', null],
  ['soon', null],
  ['', null],
  [null, null],
])('a Retry-After of %j means a wait of %j seconds', (header, expected) => {
  expect(parseRetryAfter(header, NOW)).toBe(expected)
})
