import { expect, it } from 'vitest'

import { offlineSinceOf } from './offline-since.ts'

it.each([
  ['receives data', null, { isOnline: true, heardAt: 9000 }, null],
  ['has received nothing for five seconds', null, { isOnline: true, heardAt: 5000 }, null],
  ['has received nothing for longer', null, { isOnline: true, heardAt: 4999 }, 4999],
  ['expects nothing', null, { isOnline: true, heardAt: null }, null],
  ['has no network', null, { isOnline: false, heardAt: 9900 }, 10_000],
  ['has had none for a while', 8000, { isOnline: false, heardAt: 4000 }, 8000],
  ['receives data again', 8000, { isOnline: true, heardAt: 9900 }, null],
] as const)('the start of the offline time is known for a display that %s', (_, before, hearing, expected) => {
  expect(offlineSinceOf(before, { ...hearing, now: 10_000 })).toBe(expected)
})
