import { describe, expect, it } from 'vitest'

import { banEnd } from './ban.ts'

const now = Date.UTC(2026, 4, 1, 18)
const day = 86_400_000

describe('bans', () => {
  it('from one class have an end, and permanent ones have none', () => {
    expect(banEnd('this-class', now)).toBe(now + day)
    expect(banEnd('permanent', now)).toBeNull()
  })
})
