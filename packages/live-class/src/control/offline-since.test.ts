import { expect, it } from 'vitest'

import { offlineSinceOf } from './offline-since.ts'

it.each([
  ['hears the server', null, { isOnline: true, heardAt: 9000 }, null],
  ['has heard nothing for five seconds', null, { isOnline: true, heardAt: 5000 }, null],
  ['has heard nothing for longer', null, { isOnline: true, heardAt: 4999 }, 4999],
  ['expects to hear nothing', null, { isOnline: true, heardAt: null }, null],
  ['has no network', null, { isOnline: false, heardAt: 9900 }, 10_000],
  ['has had none for a while', 8000, { isOnline: false, heardAt: 4000 }, 8000],
  ['hears the server again', 8000, { isOnline: true, heardAt: 9900 }, null],
] as const)('a screen that %s says since when it is offline', (_, before, hearing, expected) => {
  expect(offlineSinceOf(before, { ...hearing, now: 10_000 })).toBe(expected)
})
