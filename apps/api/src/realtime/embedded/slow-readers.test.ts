import { connect as connectTcp, type Socket } from 'node:net'

import { describe, expect, it, vi } from 'vitest'

import { collect } from '../../../testing/realtime/ably-clients.ts'
import { type RawClient, rawClientWith } from '../../../testing/realtime/raw-client.ts'
import { createServerPool } from '../../../testing/realtime/server-pool.ts'
import { DISPLAY_GRANT, PUBLISHER_GRANT, type RealtimeServer } from '../../../testing/realtime/start-realtime-server.ts'
import { ACTION, type OutboundFrame } from './protocol.ts'

const CLASS = 'branch:a:class:1'

const { clients, start } = createServerPool()

const is =
  (action: number) =>
  (frame: OutboundFrame): boolean =>
    frame.action === action

const welcomed = async (server: RealtimeServer, grant = PUBLISHER_GRANT, query = {}): Promise<RawClient> => {
  const client = clients.add(await rawClientWith(server, grant, query))
  await client.frame(is(ACTION.connected))
  return client
}

const stalledReader = async (server: RealtimeServer): Promise<Socket> => {
  const { token } = await server.realtime.token(DISPLAY_GRANT)
  const socket = connectTcp(server.port, '127.0.0.1')
  clients.add({ close: () => socket.destroy() })
  socket.on('error', () => {})
  const head = `GET /?v=6&access_token=${token} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n`
  const payload = Buffer.from(JSON.stringify({ action: ACTION.attach, channel: CLASS }))
  // A zero mask leaves the payload unchanged. The frame precedes the token check and must not be lost.
  const frame = Buffer.concat([Buffer.from([0x81, 0x80 | payload.length, 0, 0, 0, 0]), payload])
  const upgrade = `${head}Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n`
  socket.write(Buffer.concat([Buffer.from(upgrade), frame]))
  await vi.waitFor(() => expect(server.realtime.stats().subscriptions).toBe(1))
  socket.pause()
  return socket
}

describe('a slow reader', () => {
  it('is cut beyond its backlog limit, and the others miss nothing', async () => {
    const server = await start({ limits: { maxBufferedBytes: 500_000 } })
    await stalledReader(server)
    const { data } = await collect(clients.connect(server, DISPLAY_GRANT).channels.get(CLASS))
    expect(server.realtime.stats().connections).toBe(2)
    const padding = 'x'.repeat(50_000)
    let sequence = 0
    await vi.waitFor(
      async () => {
        await server.realtime.publish(CLASS, 'packet', { sequence, padding })
        sequence += 1
        expect(server.realtime.stats().cutSlowConsumers).toBe(1)
      },
      { timeout: 8000, interval: 2 },
    )
    await vi.waitFor(() => expect(server.realtime.stats().connections).toBe(1))
    await vi.waitFor(() => expect(data).toHaveLength(sequence))
    expect(data.map((packet) => packet.sequence)).toEqual(Array.from({ length: sequence }, (_, index) => index))
  })
})

describe('closing the endpoint', () => {
  it('disconnects all clients, ends with the last socket, and may be repeated', async () => {
    const server = await start()
    const client = await welcomed(server, DISPLAY_GRANT)
    const stalled = await stalledReader(server)
    await Promise.all([server.realtime.close(), server.realtime.close()])
    expect((await client.frame(is(ACTION.disconnected))).error).toMatchObject({ code: 80003 })
    expect(server.realtime.stats()).toMatchObject({ connections: 0, subscriptions: 0 })
    await expect(server.realtime.publish(CLASS, 'packet', {})).resolves.toBeUndefined()
    stalled.destroy()
  })
})
