import { expect, it, vi } from 'vitest'

import { phoneTo, receipt, sample, startServer } from '../../tests/phone-peer.ts'

it.each(['rate-limited', 'unavailable'])('tries again on the same connection after "%s"', async (code) => {
  let tries = 0
  const url = await startServer((socket, batch) => {
    tries += 1
    socket.send(tries === 1 ? JSON.stringify({ type: 'refused', code, message: '' }) : receipt(batch))
  })
  const { phone, stats } = phoneTo(url)
  phone.send([sample(0)])
  await vi.waitUntil(() => stats.acknowledged === 1, { timeout: 10_000 })
  expect([phone.waiting(), stats.lost]).toEqual([0, 0])
})

it.each(['banned', 'unauthenticated'])('gives up after "%s" and says so', async (code) => {
  const url = await startServer((socket) => socket.send(JSON.stringify({ type: 'refused', code, message: '' })))
  const onRefused = vi.fn<(code: string) => void>()
  const { phone, stats } = phoneTo(url, { onRefused })
  phone.send([sample(0)])
  await vi.waitFor(() => expect(onRefused).toHaveBeenCalledExactlyOnceWith(code))
  expect(phone.waiting()).toBe(0)
  expect(stats).toEqual({ acknowledged: 0, lost: 0 })
})

it('keeps what it has after a fault of the server, and sends it again on the next connection', async () => {
  let connections = 0
  const url = await startServer(
    (socket, batch) => {
      if (connections > 1) return socket.send(receipt(batch))
      socket.send(JSON.stringify({ type: 'refused', code: 'internal', message: '' }))
      socket.close(1000)
    },
    () => {
      connections += 1
    },
  )
  const { phone, stats } = phoneTo(url)
  phone.send([sample(0)])
  await vi.waitUntil(() => stats.acknowledged === 1)
  expect([phone.waiting(), stats.lost]).toEqual([0, 1])
})

it('says when the class has ended', async () => {
  const url = await startServer(
    () => {},
    (socket) => socket.send(JSON.stringify({ type: 'ended' })),
  )
  const onEnded = vi.fn<() => void>()
  phoneTo(url, { onEnded })
  await vi.waitFor(() => expect(onEnded).toHaveBeenCalledOnce())
})

it('hands in what it has kept before it says that the class has ended', async () => {
  const events: string[] = []
  const url = await startServer(
    (socket, batch) => {
      events.push(`batch of ${batch.samples.length}`)
      socket.send(receipt(batch))
    },
    (socket) => socket.send(JSON.stringify({ type: 'ended' })),
  )
  const kept = Array.from({ length: 700 }, (_, second) => sample(second))
  const { phone } = phoneTo(url, { kept, onEnded: () => events.push('ended') })
  await vi.waitFor(() => expect(events).toEqual(['batch of 600', 'batch of 100', 'ended']))
  expect(phone.kept()).toEqual([])
})

it('lets go of what the server takes no more', async () => {
  const url = await startServer((socket) => {
    socket.send(JSON.stringify({ type: 'refused', code: 'class-over', message: '' }))
    socket.send(JSON.stringify({ type: 'ended' }))
  })
  const onEnded = vi.fn<() => void>()
  const { phone } = phoneTo(url, { onEnded })
  phone.send([sample(0)])
  await vi.waitFor(() => expect(onEnded).toHaveBeenCalledOnce())
  expect(phone.kept()).toEqual([])
})

it('is back within three seconds of the server, however often it has tried', async () => {
  vi.useFakeTimers()
  const tries: number[] = []
  class Refusing extends EventTarget {
    constructor() {
      super()
      tries.push(Date.now())
      queueMicrotask(() => this.dispatchEvent(new Event('close')))
    }
    close() {}
  }
  vi.stubGlobal('WebSocket', Refusing)
  phoneTo('http://127.0.0.1:1', { random: () => 0.999 })
  await vi.advanceTimersByTimeAsync(60_000)
  vi.unstubAllGlobals()
  vi.useRealTimers()
  const pauses = tries.slice(1).map((at, index) => at - (tries[index] ?? 0))
  expect(Math.max(...pauses)).toBeLessThanOrEqual(3000)
  expect(pauses.length).toBeGreaterThan(15)
})
