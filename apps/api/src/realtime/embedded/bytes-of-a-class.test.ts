import { connect as connectTcp } from 'node:net'

import { expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'

import { packetsOfAHundred, specifiedBytes } from '../../../testing/realtime/class-of-a-hundred.ts'
import { createServerPool } from '../../../testing/realtime/server-pool.ts'
import { DISPLAY_GRANT, type RealtimeServer } from '../../../testing/realtime/start-realtime-server.ts'
import { ACTION } from './protocol.ts'

const CLASS = 'branch:5f0c7a52-9d3e-4c1b-8f64-1c2d3e4f5a6b:class:0d9c8b7a-6f5e-4d3c-8b2a-190817263544'
const GRANT = { ...DISPLAY_GRANT, capability: { 'branch:*': ['subscribe' as const] } }
const SECONDS = 20

const { clients, start } = createServerPool()

const wall = async (server: RealtimeServer) => {
  const { token } = await server.realtime.token(GRANT)
  const stream = connectTcp(server.port, '127.0.0.1')
  const url = `ws://127.0.0.1:${server.port}/?v=6&heartbeats=false&access_token=${token}`
  const socket = new WebSocket(url, { createConnection: () => stream })
  clients.add({ close: () => socket.terminate() })
  let messages = 0
  socket.on('message', () => (messages += 1))
  await new Promise((resolve) => socket.on('open', resolve))
  socket.send(JSON.stringify({ action: ACTION.attach, channel: CLASS }))
  const greetings = 2
  await vi.waitFor(() => expect(messages).toBe(greetings))
  const before = stream.bytesRead
  return { bytes: () => stream.bytesRead - before, packets: () => messages - greetings }
}

it('a class of a hundred costs a display at most 0.35 of its specified JSON', async () => {
  const server = await start()
  const one = await wall(server)
  const packets = packetsOfAHundred(SECONDS)
  for (const packet of packets) await server.realtime.publish(CLASS, 'user-new-measurement', packet)
  await vi.waitFor(() => expect(one.packets()).toBe(SECONDS))
  const specified = packets.reduce((sum, packet) => sum + specifiedBytes(packet), 0)
  expect(one.bytes() / specified).toBeLessThanOrEqual(0.35)
})
