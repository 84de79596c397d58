import { expect, it } from 'vitest'

import { ApiError } from '../core/api-error.ts'
import { setupRefusalsOf } from './set-up-center.ts'

const refused = (errors: Record<string, string[]>) => new ApiError(422, { code: 'invalid-input', message: '', errors })

it.each([
  [{ branch_name: ['too short'] }, { centerName: 'too short' }],
  [
    { 'hosts.1': ['taken'], last_name_1: ['missing', 'again'] },
    { hosts: 'taken', lastName1: 'missing' },
  ],
  [{ token: ['unknown'], email: [] }, {}],
])('%j is said of our fields: %j', (errors, notice) => {
  expect(setupRefusalsOf(refused(errors as Record<string, string[]>))).toEqual(notice)
})

it('an answer that never came says nothing of fields', () => {
  expect(setupRefusalsOf(new TypeError('offline'))).toEqual({})
})
