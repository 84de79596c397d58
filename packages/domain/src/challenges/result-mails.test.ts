import { describe, expect, it } from 'vitest'

import { mayStillConfirm, resultMailsAt } from './result-mails.ts'

const HOUR = 3_600_000
const NOW = Date.UTC(2026, 10, 20)

describe('emails of results', () => {
  it.each([
    [null, null, 'off'],
    [NOW - 1, null, 'on'],
    [null, NOW - 1, 'asked'],
    [NOW - 2, NOW - 1, 'on'],
    [null, NOW - 168 * HOUR + 1, 'asked'],
    [null, NOW - 168 * HOUR, 'off'],
  ] as const)('enabled at %s and requested at %s are %s', (since, requestedAt, state) => {
    expect(resultMailsAt({ since, requestedAt }, NOW)).toBe(state)
  })

  it('can be confirmed for a week', () => {
    expect(mayStillConfirm(NOW - 168 * HOUR + 1, NOW)).toBe(true)
    expect(mayStillConfirm(NOW - 168 * HOUR, NOW)).toBe(false)
  })
})
