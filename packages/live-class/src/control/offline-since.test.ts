import { expect, it } from 'vitest'

import { offlineSinceOf } from './offline-since.ts'

it.each([
  ['receives data', null, { isOnline: true, receivedAt: 9000 }, null],
  ['has received nothing for five seconds', null, { isOnline: true, receivedAt: 5000 }, null],
  ['has received nothing for longer', null, { isOnline: true, receivedAt: 4999 }, 4999],
  ['expects nothing', null, { isOnline: true, receivedAt: null }, null],
  ['has no network', null, { isOnline: false, receivedAt: 9900 }, 10_000],
  ['has had none for a while', 8000, { isOnline: false, receivedAt: 4000 }, 8000],
  ['receives data again', 8000, { isOnline: true, receivedAt: 9900 }, null],
] as const)('the start of the offline time is known for a display that %s', (_, before, reception, expected) => {
  expect(offlineSinceOf(before, { ...reception, now: 10_000 })).toBe(expected)
})
