import { expect, it } from 'vitest'

import { cachedIn } from '../src/turbo.ts'

it.each([
  [' Tasks:    20 successful, 20 total\nCached:    19 cached, 20 total\n', '19 of 20 unchanged'],
  [' Tasks:    20 successful, 20 total\nCached:    0 cached, 20 total\n', undefined],
  ['', undefined],
])('the output %j of turbo says that %s', (output, note) => {
  expect(cachedIn(output)).toBe(note)
})
