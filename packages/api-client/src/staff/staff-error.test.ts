import { expect, it } from 'vitest'

import { ApiError } from '../core/api-error.ts'
import { adminErrorOf } from './staff-endpoints.ts'

const refusal = (status: number, code: string, errors: Record<string, string[]> = {}) =>
  new ApiError(status, { code, message: '', errors })

it.each([
  [refusal(422, 'email-taken', { email: ['taken'] }), true, 'email-taken'],
  [refusal(422, 'password-common', { password: ['common'] }), true, 'password-common'],
  [refusal(422, 'password-of-names', { password: ['names'] }), true, 'password-of-names'],
  [refusal(422, 'invalid-input', { name: ['short'] }), true, 'not-created'],
  [refusal(422, 'invalid-input', { name: ['short'] }), false, 'general'],
  [refusal(500, 'internal'), true, 'general'],
  [new Error('no'), true, 'general'],
] as const)('%o of somebody new (%j) is %s', (error, isNew, expected) => {
  expect(adminErrorOf(error, isNew)).toBe(expected)
})
