import { describe, expect, it } from 'vitest'

import { classFaultOf } from './class-fault.ts'

describe('classFaultOf', () => {
  it.each([
    ['types', 4],
    ['measurements', 6],
    ['start', 7],
    ['removal', 8],
    ['state', 9],
  ] as const)('a call for %s that was never answered has the code %i', (step, code) => {
    expect(classFaultOf(step, { status: 10, code: '', text: '' })).toEqual({ error: 'general', code })
  })

  it.each([
    [{ status: 407, code: 0, text: '' }, 'streaming-token-conflict', 407],
    [{ status: 409, code: 407, text: 'the Zoom token is in use' }, 'streaming-token-conflict', 407],
    [{ status: 409, code: 409, text: 'a Zoom meeting is running' }, 'streaming-conflict', 43],
    [{ status: 409, code: 43, text: '' }, 'streaming-conflict', 43],
    [{ status: 409, code: 'streaming-active', text: '' }, 'streaming-elsewhere', 409],
    [{ status: 409, code: 'streaming-without-credentials', text: '' }, 'streaming-without-credentials', 409],
    [{ status: 500, code: 'internal', text: 'zoom' }, 'streaming-conflict', 43],
    [{ status: 409, code: 'class-already-running', text: '' }, 'already-running', 409],
    [{ status: 500, code: 'internal', text: '' }, 'general', 500],
  ])('%j is %s with code %i', (answer, error, code) => {
    expect(classFaultOf('start', answer)).toEqual({ error, code })
  })
})
