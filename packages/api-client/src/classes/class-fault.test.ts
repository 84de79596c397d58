import { describe, expect, it } from 'vitest'

import { ApiError } from '../core/api-error.ts'
import { classFaultOf } from './run-class.ts'

describe('classFaultOf', () => {
  it.each([
    ['types', 4],
    ['measurements', 6],
    ['start', 7],
    ['removal', 8],
    ['state', 9],
  ] as const)('a call for %s that was never answered has the code %i', (step, code) => {
    expect(classFaultOf(step, new ApiError(10, { code: 'no-response', message: '' }))).toEqual({
      error: 'general',
      code,
    })
    expect(classFaultOf(step, new TypeError('network'))).toEqual({ error: 'general', code })
  })

  it.each([
    [407, 0, '', 'streaming-token-conflict', 407],
    [409, 407, 'the Zoom token is in use', 'streaming-token-conflict', 407],
    [409, 409, 'a Zoom meeting is running', 'streaming-conflict', 43],
    [409, 43, '', 'streaming-conflict', 43],
    [409, 'streaming-active', '', 'streaming-elsewhere', 409],
    [409, 'streaming-without-credentials', '', 'streaming-without-credentials', 409],
    [500, 'internal', 'zoom', 'streaming-conflict', 43],
    [409, 'class-already-running', '', 'already-running', 409],
    [409, 'strap-taken', '', 'strap-taken', 409],
    [404, 'strap-unknown', '', 'strap-unknown', 404],
    [500, 'internal', '', 'general', 500],
  ] as const)('an answer %i with code %j and text %j is %s with code %i', (status, code, message, error, shown) => {
    expect(classFaultOf('start', new ApiError(status, { code, message }))).toEqual({ error, code: shown })
  })

  it.each([
    [409, 43, 'streaming-busy', 43],
    [503, 'unavailable', 'general', 503],
  ] as const)('an answer %i with code %j that names a wait is %s and keeps the wait', (status, code, error, shown) => {
    const answer = new ApiError(status, { code, message: '' }, 90)
    expect(classFaultOf('start', answer)).toEqual({ error, code: shown, retryAfter: 90 })
  })
})
