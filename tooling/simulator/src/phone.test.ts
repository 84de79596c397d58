import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

import { PhoneMessage } from '@repo/api-client/participation/measurement-socket'
import { afterEach, expect, it, vi } from 'vitest'
import { WebSocketServer, type WebSocket } from 'ws'

import { openPhone, type Phone, type PhoneStats } from './phone.ts'

type Heard = Extract<PhoneMessage, { type: 'batch' }>

const open: { close: () => unknown }[] = []
afterEach(() => {
  for (const one of open.splice(0)) one.close()
})

/** A server that greets, and hands batches to the test. */
const startServer = async (onBatch: (socket: WebSocket, batch: Heard) => void) => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  server.on('connection', (socket) => {
    socket.on('message', (data: Buffer) => {
      const message = PhoneMessage.parse(JSON.parse(data.toString()))
      if (message.type === 'hello') socket.send(JSON.stringify({ type: 'ready', server_time: 0 }))
      else onBatch(socket, message)
    })
  })
  open.push(server)
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const phoneTo = (url: string, onEnded = () => {}): { phone: Phone; stats: PhoneStats } => {
  const stats = { sent: 0, acknowledged: 0, refused: 0, reconnections: 0 }
  const phone = openPhone(url, 'token', { stats, onEnded })
  open.push(phone)
  return { phone, stats }
}

const receipt = ({ sequence, samples }: Heard) =>
  JSON.stringify({ type: 'receipt', sequence, accepted: samples.length, duplicate: 0, refused: [] })

const sample = (second: number) => ({ at: second * 1000, hr: 120 })

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
  expect(stats).toEqual({ sent: 30, acknowledged: 30, refused: 0, reconnections: 1 })
})

it.each(['rate-limited', 'unavailable'])('tries again on the same connection after "%s"', async (code) => {
  let tries = 0
  const url = await startServer((socket, batch) => {
    tries += 1
    socket.send(tries === 1 ? JSON.stringify({ type: 'refused', code, message: '' }) : receipt(batch))
  })
  const { phone, stats } = phoneTo(url)
  phone.send([sample(0)])
  await vi.waitUntil(() => stats.acknowledged === 1, { timeout: 10_000 })
  expect([phone.waiting(), stats.reconnections]).toEqual([0, 0])
})

it.each(['banned', 'unauthenticated'])('gives up after "%s"', async (code) => {
  const url = await startServer((socket) => socket.send(JSON.stringify({ type: 'refused', code, message: '' })))
  const { phone, stats } = phoneTo(url)
  phone.send([sample(0)])
  await vi.waitUntil(() => phone.waiting() === 0)
  expect(stats).toEqual({ sent: 1, acknowledged: 0, refused: 0, reconnections: 0 })
})

it('says when the class has ended', async () => {
  const url = await startServer((socket) => socket.send(JSON.stringify({ type: 'ended' })))
  const onEnded = vi.fn<() => void>()
  phoneTo(url, onEnded).phone.send([sample(0)])
  await vi.waitFor(() => expect(onEnded).toHaveBeenCalledOnce())
})
