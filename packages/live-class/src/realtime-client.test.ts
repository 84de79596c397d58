import type { Client } from '@repo/api-client/core/client'
import { expect, it, vi } from 'vitest'

import { createRealtimeClient } from './realtime-client.ts'

const HEARD = { onMessage: () => {}, onContinuityLost: () => {} }

/** A server that never answers; each call's signal is kept. */
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

it('takes back what it asked when it is closed before the answer, and asks anew for a later listener', async () => {
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
