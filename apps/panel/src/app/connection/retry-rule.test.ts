import { ApiError } from '@repo/api-client/core/api-error'
import { describe, expect, it } from 'vitest'

import { isWorthRetrying } from './retry-rule.ts'

const refusal = (status: number) => new ApiError(status, { code: 'any', message: '' })

describe('a query that failed', () => {
  it.each([10, 500, 502, 503, 504])('with %i is asked once more, and only once', (status) => {
    expect([0, 1, 2].map((count) => isWorthRetrying(count, refusal(status)))).toEqual([true, false, false])
  })

  it.each([400, 401, 403, 404, 409, 413, 422, 429])('with %i is not asked again', (status) => {
    expect(isWorthRetrying(0, refusal(status))).toBe(false)
  })

  it('for an answer that is not the contract, or a fault of ours, is not asked again', () => {
    expect(isWorthRetrying(0, refusal(200))).toBe(false)
    expect(isWorthRetrying(0, new TypeError('x is not a function'))).toBe(false)
  })
})
