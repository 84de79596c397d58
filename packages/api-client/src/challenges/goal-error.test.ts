import { expect, it } from 'vitest'

import { goalErrorOf } from './goals.ts'

it.each([
  [{ status: 422, code: 'goal-exists', message: '' }, 'level-taken'],
  [{ status: 422, code: 'goal-not-higher', message: '' }, 'level-taken'],
  // other deployments send only a message
  [{ status: 400, code: 400, message: 'The goal already exists in this challenge' }, 'level-taken'],
  [{ status: 400, code: 400, message: 'The meta must be higher than 100' }, 'level-taken'],
  [{ status: 10, code: 10, message: '' }, 'no-answer'],
  [{ status: 409, code: 'challenge-completed', message: 'The challenge is over.' }, 'general'],
])('%j is %s', (error, kind) => {
  expect(goalErrorOf(error)).toBe(kind)
})
