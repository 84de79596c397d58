import { expect, it } from 'vitest'

import { ApiError, imageErrorOf } from './api-error.ts'

it.each([
  [new ApiError(413, { code: 'image-too-large', message: '' }), 'too-large'],
  [new ApiError(413, { code: 413, message: 'of another deployment' }), 'too-large'],
  [new ApiError(422, { code: 'image-invalid', message: '' }), 'no-image'],
  [new ApiError(422, { code: 'invalid-input', message: '' }), 'general'],
  [new ApiError(10, { code: 10, message: '' }), 'general'],
  [new TypeError('image-invalid'), 'general'],
])('%j', (error, said) => {
  expect(imageErrorOf(error)).toBe(said)
})
