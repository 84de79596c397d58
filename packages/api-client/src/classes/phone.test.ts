import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

import { expect, it, vi } from 'vitest'
import { WebSocketServer } from 'ws'

import { closeLater, phoneTo, receipt, sample, startServer, type Heard } from '../../tests/phone-peer.ts'
import type { PhoneOptions } from './phone.ts'

it('sends what was never acknowledged again after a lost connection, together and under a new number', async () => {
  const heard: Heard[] = []
  let isUp = false
  const url = await startServer((socket, batch) => {
    heard.push(batch)
    if (isUp) socket.send(receipt(batch))
    else if (heard.length === 30) {
      isUp = true
      socket.terminate()
    }
  })
  const { phone, stats } = phoneTo(url)
  for (let second = 0; second < 30; second += 1) {
    phone.send([sample(second)])
    await vi.waitUntil(() => second > 0 || heard.length > 0)
  }
  await vi.waitUntil(() => phone.waiting() === 0, { timeout: 10_000 })
  const last = heard.at(-1)
  expect(last?.samples).toEqual(Array.from({ length: 30 }, (_, second) => sample(second)))
  expect(last?.sequence).toBeGreaterThan(Math.max(...heard.slice(0, -1).map(({ sequence }) => sequence)))
  expect(stats).toEqual({ acknowledged: 30, lost: 1 })
})

it('hands in what an earlier page kept, and keeps it until the receipt', async () => {
  const kept = Array.from({ length: 700 }, (_, second) => sample(second))
  const sizes: number[] = []
  const url = await startServer((socket, batch) => {
    sizes.push(batch.samples.length)
    socket.send(receipt(batch))
  })
  const changes: number[] = []
  const { phone } = phoneTo(url, { kept, onKept: () => changes.push(phone.kept().length) })
  expect(phone.kept()).toEqual(kept)
  await vi.waitUntil(() => phone.waiting() === 0)
  expect(sizes).toEqual([600, 100])
  expect(changes).toEqual([100, 0])
})

it('gives a connection up that no longer answers', async () => {
  let connections = 0
  const url = await startServer(
    (socket, batch) => {
      if (connections > 1) socket.send(receipt(batch))
    },
    () => {
      connections += 1
    },
  )
  const { phone, stats } = phoneTo(url, { answerWithin: 1000 })
  phone.send([sample(0)])
  await vi.waitUntil(() => phone.waiting() === 0, { timeout: 10_000 })
  expect(stats).toEqual({ acknowledged: 1, lost: 1 })
})

it('gives a connection up that never greets', async () => {
  let connections = 0
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  closeLater(server)
  server.on('connection', (socket) => {
    connections += 1
    if (connections > 1) socket.send(JSON.stringify({ type: 'ready', server_time: 0 }))
  })
  const onReady = vi.fn<() => void>()
  const { stats } = phoneTo(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {
    answerWithin: 500,
    onReady,
  })
  await vi.waitFor(() => expect(onReady).toHaveBeenCalledOnce(), { timeout: 10_000 })
  expect([connections, stats.lost]).toEqual([2, 0])
})

it('waits for the rest of several batches as long as for the first', async () => {
  const heard: number[] = []
  let connections = 0
  const url = await startServer(
    (socket, batch) => {
      heard.push(batch.samples.length)
      if (connections > 1 || heard.length === 1) socket.send(receipt(batch))
    },
    () => {
      connections += 1
    },
  )
  const kept = Array.from({ length: 700 }, (_, second) => sample(second))
  const { phone, stats } = phoneTo(url, { kept, answerWithin: 1000 })
  await vi.waitUntil(() => phone.waiting() === 0, { timeout: 10_000 })
  expect([heard, stats.lost]).toEqual([[600, 100, 100], 1])
})

it('sends again once, however many batches were refused', async () => {
  const sequences: number[] = []
  const url = await startServer((socket, batch) => {
    sequences.push(batch.sequence)
    const refused = JSON.stringify({ type: 'refused', code: 'unavailable', message: '' })
    socket.send(sequences.length <= 2 ? refused : receipt(batch))
  })
  const kept = Array.from({ length: 700 }, (_, second) => sample(second))
  const { phone, stats } = phoneTo(url, { kept })
  await vi.waitUntil(() => phone.waiting() === 0, { timeout: 10_000 })
  expect(stats).toEqual({ acknowledged: 700, lost: 0 })
  expect(new Set(sequences).size).toBe(4)
  expect(sequences).toHaveLength(4)
})

it('tells the time of the server, and asks for numbers only where they are shown', async () => {
  const asked: unknown[] = []
  const url = await startServer(
    () => {},
    (_, hello) => asked.push(hello.numbers),
  )
  const offsets: number[] = []
  const onReady = (serverTime: number) => offsets.push(serverTime - Date.now())
  phoneTo(url, { onReady })
  phoneTo(url, { onReady, wantsNumbers: true })
  await vi.waitUntil(() => offsets.length === 2)
  for (const offset of offsets) expect(Math.abs(offset - 60_000)).toBeLessThan(1000)
  expect(new Set(asked)).toEqual(new Set([true, undefined]))
})

it('reads the own numbers', async () => {
  const own = {
    final_user_uuid: 'u',
    pseudonym: 'Rayo',
    user_url_image: null,
    effort: 71.5,
    hr: 130,
    calories_tot: 4.2,
    steps_tot: null,
    status: true,
    measured_at: 1000,
    max_heart_rate: 181.5,
    rookpoints: 3,
    duration_time_tot: 60,
    zones: [0, 0, 60, 0, 0],
    effort_avg: 70,
    hr_max: 140,
  }
  const url = await startServer(
    () => {},
    (socket) => {
      const times = { class_start: 1000, class_finish: 61_000 }
      socket.send(JSON.stringify({ type: 'numbers', server_time: 8000, ...times, own }))
    },
  )
  const onNumbers = vi.fn<NonNullable<PhoneOptions['onNumbers']>>()
  phoneTo(url, { wantsNumbers: true, onNumbers })
  await vi.waitFor(() => expect(onNumbers).toHaveBeenCalledOnce())
  const [numbers, times] = onNumbers.mock.lastCall ?? []
  expect(numbers).toMatchObject({ signal: 'stale', calories: 4.2, points: 3, maxHeartRate: 181.5 })
  expect(times).toEqual({ startAt: 1000, finishAt: 61_000 })
})
