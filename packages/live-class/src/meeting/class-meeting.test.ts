import { deleteStreaming, recoverStreaming } from '@repo/api-client/classes/meeting'
import { ApiError } from '@repo/api-client/core/api-error'
import type { Client } from '@repo/api-client/core/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { createClassMeeting } from './class-meeting.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const meeting = { number: '123', password: '456', signature: 'signed' }
const opened = (answer: (endpoint: unknown) => Promise<unknown> = async () => ({ meeting })) => {
  const call = vi.fn<(endpoint: unknown) => Promise<unknown>>(answer)
  const held = createClassMeeting({ call } as unknown as Client)
  return { held, call, state: () => held.store.getState() }
}
const refused = async () => {
  throw new ApiError(409, { code: 407, message: '' })
}

it('a meeting comes with the start, and is not requested again', () => {
  const { held, call, state } = opened()
  held.take('class', meeting)
  held.see('class')
  expect([state().meeting, call.mock.calls]).toEqual([meeting, []])
})

it('a meeting is recovered once, and gone with its class', async () => {
  const { held, call, state } = opened()
  held.see('class')
  held.see('class')
  await vi.advanceTimersByTimeAsync(0)
  expect([state().meeting, call.mock.calls.map(([endpoint]) => endpoint)]).toEqual([meeting, [recoverStreaming]])
  held.see(null)
  expect(state()).toMatchObject({ classUuid: null, meeting: null })
})

it('a meeting of a class that is no longer in view is not shown', async () => {
  const { held, state } = opened()
  held.see('class')
  held.see(null)
  await vi.advanceTimersByTimeAsync(0)
  expect(state().meeting).toBeNull()
})

it.each([
  ['ended', async () => ({ message: 'ok' }), null],
  ['not ended', refused, { error: 'streaming-token-conflict', code: 407 }],
] as const)('a meeting that is %s holds the class for six seconds', async (_, answer, fault) => {
  const { held, call, state } = opened(answer)
  held.take('class', meeting)
  const ending = held.end('class')
  expect(state()).toMatchObject({ classUuid: null, meeting: null, isEnding: true })
  await vi.advanceTimersByTimeAsync(5999)
  expect(state()).toMatchObject({ isEnding: true, fault })
  await vi.advanceTimersByTimeAsync(1)
  await ending
  expect([state().isEnding, call.mock.calls.map(([endpoint]) => endpoint)]).toEqual([false, [deleteStreaming]])
})

it('a hidden meeting is shown again unchanged, and a broken one is joined with another signature', async () => {
  const { held, call, state } = opened()
  held.take('class', { ...meeting, signature: 'first' })
  held.putAway()
  expect(state().picture).toBe('away')
  held.show()
  await vi.advanceTimersByTimeAsync(0)
  expect([state().picture, state().meeting?.signature, call.mock.calls]).toEqual(['shown', 'first', []])
  held.breakOff()
  expect(state().picture).toBe('broken')
  held.show()
  await vi.advanceTimersByTimeAsync(0)
  expect([state().picture, state().meeting?.signature]).toEqual(['shown', 'signed'])
})

it('the meeting of the next class is shown, whatever the state of the last one', () => {
  const { held, state } = opened()
  held.take('class', meeting)
  held.putAway()
  held.see(null)
  held.see('next')
  expect(state().picture).toBe('shown')
})

it('a meeting that cannot be recovered says why, once', async () => {
  const { held, state } = opened(refused)
  held.see('class')
  await vi.advanceTimersByTimeAsync(0)
  expect(state().fault).toEqual({ error: 'streaming-token-conflict', code: 407 })
  held.dismissFault()
  expect(state().fault).toBeNull()
})
