import { describe, expect, it } from 'vitest'

import { isRenewalDue } from './session-age.ts'

const NOW = Date.parse('2026-11-21T16:00:00Z')
const MINUTE = 60_000

describe('isRenewalDue', () => {
  it.each([
    [0, false],
    [15 * MINUTE - 1, false],
    [15 * MINUTE, true],
    [31 * 24 * 60 * MINUTE, true],
    [-1, true],
    [-24 * 60 * MINUTE, true],
  ])('of a remembered token of %d ms is %s', (age, expected) => {
    expect(isRenewalDue({ renewedAt: NOW - age, isRemembered: true }, NOW)).toBe(expected)
  })

  it('is false for a session of 12 hours that is not remembered', () => {
    expect(isRenewalDue({ renewedAt: NOW - 11 * 60 * MINUTE, isRemembered: false }, NOW)).toBe(false)
  })
})
