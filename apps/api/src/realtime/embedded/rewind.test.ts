import { expect, it } from 'vitest'

import { parseRewind } from './rewind.ts'

it.each([
  ['1', { kind: 'count', count: 1 }],
  [5, { kind: 'count', count: 5 }],
  ['999999', { kind: 'count', count: 100 }],
  ['15s', { kind: 'age', ms: 15_000 }],
  ['2m', { kind: 'age', ms: 120_000 }],
  ['', null],
  ['-1', null],
  ['1h', null],
  ['1.5', null],
  [true, null],
  [undefined, null],
])('parseRewind(%j) returns %j', (text, expected) => {
  expect(parseRewind(text)).toEqual(expected)
})
