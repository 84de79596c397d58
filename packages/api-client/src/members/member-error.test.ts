import { describe, expect, it } from 'vitest'

import { memberErrorOf } from './save-member.ts'

describe('memberErrorOf', () => {
  it.each([
    ['create', 409, true, 'already-linked'],
    ['create', 500, true, 'general'],
    ['create', 10, true, 'general'],
    ['information', 409, true, 'already-linked'],
    ['information', 422, true, 'partial'],
    ['information', 10, false, 'general'],
    ['information', 412, false, 'changed-meanwhile'],
    ['variables', 500, false, 'partial'],
    ['variables', 10, true, 'partial'],
  ] as const)('%s failing with %i (new: %s) is %s', (step, status, isNew, error) => {
    expect(memberErrorOf({ step, status, isNew })).toBe(error)
  })
})
