import * as Ably from 'ably'
import { afterEach, describe, expect, it, vi } from 'vitest'

import {
  addressOf,
  authWith,
  collect,
  connectionReaches,
  createClientPool,
  type Packet,
} from '../testing/ably-clients.ts'
import { rawClient, rawClientWith } from '../testing/raw-client.ts'
import {
  DISPLAY_GRANT,
  PUBLISHER_GRANT,
  startRealtimeServer,
  type RealtimeServer,
  type RealtimeServerOptions,
} from '../testing/start-realtime-server.ts'
import { ACTION } from './protocol.ts'

const CLASS = 'branch:a:class:1'

const clients = createClientPool()
const servers: RealtimeServer[] = []

const start = async (options: RealtimeServerOptions = {}): Promise<RealtimeServer> => {
  const server = await startRealtimeServer(options)
  servers.push(server)
  return server
}

afterEach(async () => {
  clients.closeAll()
  await Promise.all(servers.splice(0).map((server) => server.stop()))
})

const range = (from: number, to: number): Packet[] =>
  Array.from({ length: to - from }, (_, index) => ({ sequence: from + index }))

const publish = async ({ realtime }: RealtimeServer, packets: readonly Packet[]): Promise<void> => {
  for (const packet of packets) await realtime.publish(CLASS, 'packet', packet)
}

/** The next time the channel is attached anew, or says that it has been. */
const nextAttach = (channel: Ably.RealtimeChannel): Promise<Ably.ChannelStateChange> =>
  new Promise((resolve) => {
    channel.once('attached', resolve)
    channel.once('update', resolve)
  })

describe('a cut socket', () => {
  it.each([true, false])('costs a display no packet and doubles none (binary: %s)', async (useBinaryProtocol) => {
    const server = await start()
    const client = clients.connect(server, DISPLAY_GRANT, { useBinaryProtocol })
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

  it('costs a publisher no publication and doubles none', async () => {
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

  it('lets a publisher whose answer was lost ask again', async () => {
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

  it('gives the identity to the newer socket when the older one is still open', async () => {
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

  it('does not give an identity to another client', async () => {
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
  it('is told after a restart, and the channel goes on', async () => {
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

  it('is made good by rewind where a display asks for it', async () => {
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

  it.each(bounds)('is told when the ring was too small in $bound', async ({ limits }) => {
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

  it('does not send twice what an attached client attaches for again', async () => {
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

describe('renewal', () => {
  it('replaces a token while packets flow, without a gap and without a new connection', async () => {
    const server = await start()
    const tokens: string[] = []
    const client = clients.add(
      new Ably.Realtime({
        ...addressOf(server),
        ...authWith(async () => {
          tokens.push(await tokenOf(server, { ...DISPLAY_GRANT, ttlMs: 1000 }))
          return tokens.at(-1) ?? ''
        }),
      }),
    )
    const states: string[] = []
    client.connection.on((change) => states.push(change.current))
    const { data } = await collect(client.channels.get(CLASS))
    const sent: Packet[] = []
    await vi.waitFor(
      async () => {
        const packet = { sequence: sent.length }
        sent.push(packet)
        await publish(server, [packet])
        expect(tokens.length).toBeGreaterThanOrEqual(3)
      },
      { timeout: 8000, interval: 50 },
    )
    await vi.waitFor(() => expect(data).toEqual(sent))
    expect(states).not.toContain('disconnected')
  })

  it('ends a connection whose token ran out, and takes it back with a new one', async () => {
    const server = await start()
    let mayRenew = true
    const client = clients.add(
      new Ably.Realtime({
        ...addressOf(server),
        ...authWith(async () => {
          if (!mayRenew) throw new Error('not now')
          mayRenew = false
          return tokenOf(server, { ...DISPLAY_GRANT, ttlMs: 1000 })
        }),
      }),
    )
    const channel = client.channels.get(CLASS)
    const { data } = await collect(channel)
    const down = await connectionReaches(client, 'disconnected')
    expect(down.reason).toMatchObject({ code: 40142 })
    await publish(server, range(0, 3))
    const back = nextAttach(channel)
    mayRenew = true
    expect(await back).toMatchObject({ resumed: true })
    await vi.waitFor(() => expect(data).toEqual(range(0, 3)))
  })

  it('takes a channel away that the new token does not cover', async () => {
    const server = await start()
    const grants = [DISPLAY_GRANT, { ...DISPLAY_GRANT, capability: { 'branch:a:rooms': ['subscribe'] } } as const]
    const client = clients.add(
      new Ably.Realtime({
        ...addressOf(server),
        ...authWith(() => tokenOf(server, grants.shift())),
      }),
    )
    const [lost, kept] = [client.channels.get(CLASS), client.channels.get('branch:a:rooms')]
    await Promise.all([lost.attach(), kept.attach()])
    const failed = new Promise<Ably.ChannelStateChange>((resolve) => lost.once('failed', resolve))
    await client.auth.authorize()
    expect(await failed).toMatchObject({ reason: { code: 40160 } })
    expect(kept.state).toBe('attached')
    expect(server.realtime.stats().subscriptions).toBe(1)
  })

  it('gives an attached channel what the new token permits beyond the old one', async () => {
    const server = await start()
    const grants = [
      DISPLAY_GRANT,
      { ...DISPLAY_GRANT, capability: { 'branch:a:*': ['subscribe', 'publish'] } } as const,
    ]
    const client = clients.add(
      new Ably.Realtime({ ...addressOf(server), ...authWith(() => tokenOf(server, grants.shift())) }),
    )
    const channel = client.channels.get(CLASS)
    const { data } = await collect(channel)
    await expect(channel.publish('packet', { sequence: 0 })).rejects.toMatchObject({ code: 40160 })
    expect(channel.modes).toEqual(['subscribe'])
    await client.auth.authorize()
    await vi.waitFor(() => expect(channel.modes).toEqual(['publish', 'subscribe']))
    await channel.publish('packet', { sequence: 1 })
    await vi.waitFor(() => expect(data).toEqual([{ sequence: 1 }]))
  })

  it('lets nobody in, back or on who is no longer welcome', async () => {
    const welcome = new Set(['display:1', 'display:2'])
    const server = await start({ isWelcome: async (clientId) => welcome.has(clientId) })
    const other = clients.connect(server, { ...DISPLAY_GRANT, clientId: 'display:2' })
    const client = clients.connect(server, DISPLAY_GRANT)
    const [{ data }, { data: others }] = await Promise.all([
      collect(client.channels.get(CLASS)),
      collect(other.channels.get(CLASS)),
    ])
    const down = connectionReaches(client, 'disconnected')
    welcome.delete('display:1')
    await server.realtime.expel('display:1')
    expect((await down).reason).toMatchObject({ code: 40143 })
    await publish(server, range(0, 2))
    await vi.waitFor(() => expect(others).toEqual(range(0, 2)))
    expect(data).toEqual([])
    expect(server.realtime.stats()).toMatchObject({ connections: 1, resumableConnections: 0 })
    const late = clients.add(rawClient(server.port, { access_token: await tokenOf(server) }))
    expect(await late.frame(({ action }) => action === ACTION.error)).toMatchObject({ error: { code: 40143 } })
  })

  it('refuses a new token of somebody else', async () => {
    const server = await start()
    const client = clients.connect(server, DISPLAY_GRANT)
    await connectionReaches(client, 'connected')
    const other = await tokenOf(server, { ...DISPLAY_GRANT, clientId: 'display:2' })
    const failed = connectionReaches(client, 'failed')
    await expect(client.auth.authorize(undefined, { token: other })).rejects.toMatchObject({ code: 40102 })
    expect((await failed).reason).toMatchObject({ code: 40102 })
  })
})

describe('signs of life', () => {
  it.each([
    { kind: 'frames for a browser', heartbeats: 'true' },
    { kind: 'pings for Node', heartbeats: 'false' },
  ])('reach a client that hears nothing else: $kind', async ({ heartbeats }) => {
    const server = await start({ limits: { maxIdleMs: 90 } })
    const client = clients.add(await rawClientWith(server, DISPLAY_GRANT, { heartbeats }))
    const beats = () => client.frames.filter(({ action }) => action === ACTION.heartbeat).length
    await vi.waitFor(() => expect(heartbeats === 'true' ? beats() : client.pings()).toBeGreaterThanOrEqual(3))
    expect(heartbeats === 'true' ? client.pings() : beats()).toBe(0)
  })

  it('are missed by the server, which cuts a socket that answers no ping', async () => {
    const server = await start({ limits: { maxIdleMs: 30, maxSilenceMs: 200 } })
    const client = clients.connect(server, DISPLAY_GRANT)
    await connectionReaches(client, 'connected')
    const deaf = clients.add(rawClient(server.port, { access_token: await tokenOf(server) }, false))
    expect(await deaf.closed).toBe(1006)
    await vi.waitFor(() => expect(server.realtime.stats().connections).toBe(1))
    expect(client.connection.state).toBe('connected')
  })
})
