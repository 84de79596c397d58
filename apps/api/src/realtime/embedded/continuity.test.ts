import * as Ably from 'ably'
import { describe, expect, it, vi } from 'vitest'

import { collect, connectionReaches, type Packet } from '../../../testing/realtime/ably-clients.ts'
import { rawClient, rawClientWith } from '../../../testing/realtime/raw-client.ts'
import { createServerPool } from '../../../testing/realtime/server-pool.ts'
import { DISPLAY_GRANT, PUBLISHER_GRANT, type RealtimeServer } from '../../../testing/realtime/start-realtime-server.ts'
import { ACTION } from './protocol.ts'

const CLASS = 'branch:a:class:1'

const { clients, start } = createServerPool()

const range = (from: number, to: number): Packet[] =>
  Array.from({ length: to - from }, (_, index) => ({ sequence: from + index }))

const publish = async ({ realtime }: RealtimeServer, packets: readonly Packet[]): Promise<void> => {
  for (const packet of packets) await realtime.publish(CLASS, 'packet', packet)
}

const nextAttach = (channel: Ably.RealtimeChannel): Promise<Ably.ChannelStateChange> =>
  new Promise((resolve) => {
    channel.once('attached', resolve)
    channel.once('update', resolve)
  })

describe('a cut socket', () => {
  it('loses and repeats no packet of a display', async () => {
    const server = await start()
    const client = clients.connect(server, DISPLAY_GRANT)
    const channel = client.channels.get(CLASS)
    const { data } = await collect(channel)
    const connectionId = client.connection.id
    for (let round = 0; round < 3; round += 1) {
      await publish(server, range(round * 10, round * 10 + 5))
      const back = nextAttach(channel)
      server.cut()
      await publish(server, range(round * 10 + 5, round * 10 + 10))
      expect(await back).toMatchObject({ current: 'attached', resumed: true })
    }
    await vi.waitFor(() => expect(data).toHaveLength(30))
    expect(data).toEqual(range(0, 30))
    expect(client.connection.id).toBe(connectionId)
  })

  it('loses and repeats no publication of a publisher', async () => {
    const server = await start()
    const { data } = await collect(clients.connect(server, DISPLAY_GRANT).channels.get(CLASS))
    const publisher = clients.connect(server, PUBLISHER_GRANT)
    await connectionReaches(publisher, 'connected')
    const published = range(0, 60).map(async (packet) => {
      if (packet.sequence % 20 === 10) server.cut()
      await publisher.channels.get(CLASS).publish('packet', packet)
    })
    await Promise.all(published)
    await vi.waitFor(() => expect(data).toHaveLength(60))
    expect(data).toEqual(range(0, 60))
  })

  it('lets a publisher whose answer was lost send again', async () => {
    const server = await start()
    const message = { action: ACTION.message, channel: CLASS, msgSerial: 0, messages: [{ name: 'x', data: 'y' }] }
    const first = clients.add(await rawClientWith(server, PUBLISHER_GRANT))
    const welcome = await first.frame(({ action }) => action === ACTION.connected)
    first.send(message)
    const answer = await first.frame(({ action }) => action === ACTION.ack)
    first.close()
    const resume = welcome.connectionDetails?.connectionKey ?? ''
    const second = clients.add(await rawClientWith(server, PUBLISHER_GRANT, { resume }))
    await second.frame(({ action }) => action === ACTION.connected)
    second.send(message)
    expect(await second.frame(({ action }) => action === ACTION.ack)).toEqual(answer)
    expect(server.realtime.stats().publishedMessages).toBe(1)
  })

  it('hands its identity to the newer socket while the older one is still open', async () => {
    const server = await start()
    const client = clients.connect(server, DISPLAY_GRANT)
    await client.channels.get(CLASS).attach()
    const { key } = client.connection
    const connectionId = client.connection.id
    const newer = clients.add(await rawClientWith(server, DISPLAY_GRANT, { resume: key ?? '' }))
    const older = connectionReaches(client, 'disconnected')
    const welcome = await newer.frame(({ action }) => action === ACTION.connected)
    expect(welcome).toMatchObject({ connectionId })
    expect(welcome.error).toBeUndefined()
    await older
  })

  it('does not hand its identity to another client', async () => {
    const server = await start()
    const client = clients.connect(server, DISPLAY_GRANT)
    await connectionReaches(client, 'connected')
    const other = await tokenOf(server, { ...DISPLAY_GRANT, clientId: 'display:2' })
    const query = { resume: client.connection.key ?? '', access_token: other }
    const thief = clients.add(rawClient(server.port, query))
    const welcome = await thief.frame(({ action }) => action === ACTION.connected)
    expect(welcome).toMatchObject({ error: { code: 80018 } })
    expect(welcome.connectionId).not.toBe(client.connection.id)
    await expect(client.connection.ping()).resolves.toBeGreaterThanOrEqual(0)
  })
})

const tokenOf = async (server: RealtimeServer, grant = DISPLAY_GRANT): Promise<string> =>
  (await server.realtime.token(grant)).token

describe('lost continuity', () => {
  it('is reported after a restart, and the channel continues', async () => {
    const first = await start()
    const client = clients.connect(first, DISPLAY_GRANT)
    const channel = client.channels.get(CLASS)
    const { data } = await collect(channel)
    await publish(first, range(0, 3))
    await vi.waitFor(() => expect(data).toHaveLength(3))
    const back = nextAttach(channel)
    await first.stop()
    const second = await start({ port: first.port })
    await publish(second, range(3, 5))
    expect(await back).toMatchObject({ current: 'attached', resumed: false, reason: { code: 90003 } })
    await publish(second, range(5, 7))
    await vi.waitFor(() => expect(data).toHaveLength(5))
    expect(data).toEqual([...range(0, 3), ...range(5, 7)])
  })

  it('is repaired by rewind if a display requests it', async () => {
    const first = await start()
    const channel = clients.connect(first, DISPLAY_GRANT).channels.get(CLASS, { params: { rewind: '1' } })
    const { data } = await collect(channel)
    await publish(first, range(0, 3))
    await vi.waitFor(() => expect(data).toHaveLength(3))
    await first.stop()
    const second = await start({ port: first.port })
    await publish(second, range(3, 6))
    await vi.waitFor(() => expect(data.at(-1)).toEqual({ sequence: 5 }))
    expect(data).toEqual([...range(0, 3), ...range(5, 6)])
  })

  const bounds = [
    { bound: 'number', limits: { ringMessages: 5 } },
    { bound: 'bytes', limits: { ringBytes: 1000 } },
  ]

  it.each(bounds)('is reported when the ring was too small in $bound', async ({ limits }) => {
    const server = await start({ limits })
    const channel = clients.connect(server, DISPLAY_GRANT).channels.get(CLASS)
    const { data } = await collect(channel)
    const back = nextAttach(channel)
    server.cut()
    await publish(server, range(0, 20))
    expect(await back).toMatchObject({ resumed: false, reason: { code: 90003 } })
    expect(data).toEqual([])
  })

  it('is not claimed for a channel that was merely quiet', async () => {
    const server = await start()
    const channel = clients.connect(server, DISPLAY_GRANT).channels.get(CLASS)
    await channel.attach()
    const back = nextAttach(channel)
    server.cut()
    expect(await back).toMatchObject({ resumed: true })
  })

  it('does not repeat what an attached client attaches to again', async () => {
    const server = await start()
    const channel = clients.connect(server, DISPLAY_GRANT).channels.get(CLASS)
    const { data } = await collect(channel)
    await publish(server, range(0, 5))
    const changed = channel.setOptions({ params: { rewind: '3' } })
    await publish(server, range(5, 10))
    await changed
    await publish(server, range(10, 12))
    await vi.waitFor(() => expect(data).toHaveLength(12))
    expect(data).toEqual(range(0, 12))
  })
})
