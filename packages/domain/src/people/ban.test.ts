import { describe, expect, it } from 'vitest'

import { banEnd } from './ban.ts'

const now = Date.UTC(2026, 4, 1, 18)
const day = 86_400_000

describe('bans', () => {
  it('names the end of a ban from one class, and none for a permanent one', () => {
    expect(banEnd('this-class', now)).toBe(now + day)
    expect(banEnd('permanent', now)).toBeNull()
  })
})
