import { describe, expect, it } from 'vitest'

import { banEnd, isBanned } from './ban.ts'

const now = Date.UTC(2026, 4, 1, 18)
const day = 86_400_000

describe('bans', () => {
  it.each([
    ['this_class', 0, true],
    ['this_class', day - 1, true],
    ['this_class', day, false],
    ['permanent', 0, true],
    ['permanent', 3650 * day, true],
  ] as const)('%s, %i ms later: %s', (type, later, expected) => {
    expect(isBanned(banEnd(type, now), now + later)).toBe(expected)
  })

  it('names the end of a ban from one class, and none for a permanent one', () => {
    expect(banEnd('this_class', now)).toBe(now + day)
    expect(banEnd('permanent', now)).toBeNull()
  })
})
