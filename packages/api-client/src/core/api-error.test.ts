import { expect, it } from 'vitest'

import { apiErrorOf } from './api-error.ts'

it.each([
  ['our own shape', { code: 'x', message: 'No', errors: { name: ['a'] } }, 'x', 'No', { name: ['a'] }],
  ['only a message', { message: 'No' }, 422, 'No', {}],
  ['an error', { error: 'No' }, 422, 'No', {}],
  ['a result', { result: 'No' }, 422, 'No', {}],
  ['a message before an error', { message: 'first', error: 'second' }, 422, 'first', {}],
  [
    'single texts and numbers',
    { message: 'No', errors: { a: 'one', b: [2, 'three'] } },
    422,
    'No',
    { a: ['one'], b: ['2', 'three'] },
  ],
  ['a text in the place of errors', { errors: 'none' }, 422, '', {}],
  ['nothing', null, 422, '', {}],
] as const)('reads %s', (_, json, code, message, fields) => {
  const error = apiErrorOf(422, json)
  expect(error).toMatchObject({ name: 'ApiError', status: 422, code, message, retryAfterSeconds: null })
  expect(error.fields).toEqual(fields)
})

it.each([90, 0, null])('a refusal keeps the wait that it asks for: %j', (seconds) => {
  expect(apiErrorOf(429, null, seconds).retryAfterSeconds).toBe(seconds)
  expect(apiErrorOf(429, { code: 'rate-limited', message: '' }, seconds).retryAfterSeconds).toBe(seconds)
})
