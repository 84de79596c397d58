import { expect, it } from 'vitest'

import { ApiError } from '../core/api-error.ts'
import { startupFaultOf } from './search-center.ts'

it.each([
  [10, 'no-answer'],
  [401, 'session-over'],
  [422, 'no-such-center'],
  [404, 'server-problem'],
  [500, 'server-problem'],
  [503, 'server-problem'],
])('a call that ends with %i while the panel opens: %s', (status, fault) => {
  expect(startupFaultOf(new ApiError(status, { code: status, message: '' }))).toBe(fault)
})

it('a call that broke before it was answered has no answer', () => {
  expect(startupFaultOf(new TypeError('Failed to fetch'))).toBe('no-answer')
})
