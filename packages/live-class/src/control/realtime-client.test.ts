import type { Client } from '@repo/api-client/core/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { createRealtimeClient } from './realtime-client.ts'

beforeEach(() => void vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false })))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const HEARD = { onMessage: () => {}, onContinuityLost: () => {} }

const silentClient = () => {
  const signals: (AbortSignal | undefined)[] = []
  const call = (_endpoint: unknown, _input: unknown, signal?: AbortSignal) => {
    signals.push(signal)
    return new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error))
    })
  }
  return { signals, client: { call } as unknown as Client }
}

it('the realtime client cancels its request when it is closed, and requests again for a later listener', async () => {
  const { client, signals } = silentClient()
  const realtime = createRealtimeClient(client)
  realtime.listen(null, HEARD)
  await vi.waitFor(() => expect(signals).toHaveLength(1))
  realtime.close()
  expect(signals[0]?.aborted).toBe(true)

  realtime.listen(null, HEARD)
  await vi.waitFor(() => expect(signals).toHaveLength(2))
  expect(signals[1]?.aborted).toBe(false)
  realtime.close()
})

it('the realtime client makes its listeners refresh after a sleep, connected or not, until they stop', () => {
  vi.useFakeTimers()
  const { client } = silentClient()
  const realtime = createRealtimeClient(client)
  const lost = [vi.fn<() => void>(), vi.fn<() => void>()] as const
  const stops = lost.map((onContinuityLost) => realtime.listen(null, { ...HEARD, onContinuityLost }))
  const sleep = () => {
    vi.setSystemTime(Date.now() + 600_000)
    vi.advanceTimersByTime(1000)
  }
  const counts = () => lost.map(({ mock }) => mock.calls.length)
  vi.advanceTimersByTime(60_000)
  expect(counts()).toEqual([0, 0])
  sleep()
  expect(counts()).toEqual([1, 1])
  stops[0]?.()
  sleep()
  expect(counts()).toEqual([1, 2])
  stops[1]?.()
  realtime.close()
})
