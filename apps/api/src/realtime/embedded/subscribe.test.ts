import { BaseRealtime, FetchRequest, RealtimePresence, WebSocketTransport } from 'ably/modular'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { addressOf, authBy, collect, createClientPool, type Packet } from '../../../testing/realtime/ably-clients.ts'
import {
  DISPLAY_GRANT,
  PUBLISHER_GRANT,
  startRealtimeServer,
  type RealtimeServer,
} from '../../../testing/realtime/start-realtime-server.ts'

const CLASS = 'branch:a:class:1'

const clients = createClientPool()
let server: RealtimeServer

beforeAll(async () => {
  server = await startRealtimeServer()
})
afterEach(() => clients.closeAll())
afterAll(() => server.stop())

const packets = (count: number): Packet[] => Array.from({ length: count }, (_, sequence) => ({ sequence }))

const publishAll = async (channel: string, all: readonly Packet[]): Promise<void> => {
  for (const packet of all) await server.realtime.publish(channel, 'packet', packet)
}

const modular = (plugins: object) =>
  clients.add(
    new BaseRealtime({
      ...addressOf(server),
      ...authBy(server, DISPLAY_GRANT),
      plugins: { WebSocketTransport, FetchRequest, ...plugins },
    }),
  )

describe('a subscription', () => {
  const kinds = [
    { client: 'the full client', open: () => clients.connect(server, DISPLAY_GRANT) },
    { client: 'the modular client', open: () => modular({}) },
    { client: 'the modular client with presence', open: () => modular({ RealtimePresence }) },
  ]

  it.each(kinds)('of $client receives every packet once, in order and whole', async ({ open }) => {
    const { data, messages } = await collect(open().channels.get(CLASS))
    const sent = [...packets(20), { sequence: 20, name: 'Zoë "ß" \u0000 💓' }]
    await publishAll(CLASS, sent)
    await vi.waitFor(() => expect(data).toHaveLength(sent.length))
    expect(data).toEqual(sent)
    expect(messages[0]).toMatchObject({ name: 'packet', timestamp: expect.any(Number), id: expect.any(String) })
    expect(new Set(messages.map(({ id }) => id)).size).toBe(sent.length)
  })

  it('delivers to every subscriber of a channel and to no other client', async () => {
    const inClass = await Promise.all(
      Array.from({ length: 5 }, () => collect(clients.connect(server, DISPLAY_GRANT).channels.get(CLASS))),
    )
    const elsewhere = await collect(clients.connect(server, DISPLAY_GRANT).channels.get('branch:a:class:2'))
    await publishAll(CLASS, packets(3))
    await publishAll('branch:a:class:2', [{ sequence: 9 }])
    await vi.waitFor(() => expect(elsewhere.data).toEqual([{ sequence: 9 }]))
    await vi.waitFor(() => expect(inClass.map(({ data }) => data)).toEqual(inClass.map(() => packets(3))))
  })

  it('ends at detach', async () => {
    const client = clients.connect(server, DISPLAY_GRANT)
    const channel = client.channels.get(CLASS)
    const { data } = await collect(channel)
    await channel.detach()
    expect(server.realtime.stats().subscriptions).toBe(0)
    await publishAll(CLASS, packets(1))
    await client.connection.ping()
    expect(data).toEqual([])
  })
})

describe('a display', () => {
  it('may not publish, and stays attached', async () => {
    const channel = clients.connect(server, DISPLAY_GRANT).channels.get(CLASS)
    const { data } = await collect(channel)
    await expect(channel.publish('packet', { sequence: 1 })).rejects.toMatchObject({ code: 40160, statusCode: 401 })
    await publishAll(CLASS, packets(1))
    await vi.waitFor(() => expect(data).toEqual(packets(1)))
    expect(channel.state).toBe('attached')
  })

  it.each(['branch:b:class:1', 'branch:a', 'branch', 'other'])(
    'may not attach to another channel: %s',
    async (name) => {
      const client = clients.connect(server, DISPLAY_GRANT)
      const channel = client.channels.get(name)
      await expect(channel.attach()).rejects.toMatchObject({ code: 40160 })
      expect(channel.state).toBe('failed')
      await client.channels.get(CLASS).attach()
      expect(client.connection.state).toBe('connected')
    },
  )

  it.each(['', '[meta]log', ':a', 'a,b\u0007', 'x'.repeat(301)])(
    'may not attach to a channel with a bad name: %j',
    async (name) => {
      const client = clients.connect(server, { ...DISPLAY_GRANT, capability: { '*': ['*'] } })
      await expect(client.channels.get(name).attach()).rejects.toMatchObject({ code: 40010 })
    },
  )

  it('may not enter presence, which this endpoint lacks', async () => {
    const client = clients.connect(server, { ...PUBLISHER_GRANT, capability: { '*': ['*'] } })
    await expect(client.channels.get(CLASS).presence.enter()).rejects.toMatchObject({ code: 40000 })
    await expect(client.channels.get(CLASS).presence.get()).resolves.toEqual([])
  })
})

describe('attach modes', () => {
  const granted = [
    { modes: undefined, grant: DISPLAY_GRANT, expected: ['subscribe'] },
    { modes: undefined, grant: PUBLISHER_GRANT, expected: ['publish', 'subscribe'] },
    { modes: ['SUBSCRIBE'] as const, grant: PUBLISHER_GRANT, expected: ['subscribe'] },
    { modes: ['SUBSCRIBE', 'PUBLISH', 'PRESENCE'] as const, grant: DISPLAY_GRANT, expected: ['subscribe'] },
  ]

  it.each(granted)('$modes for $grant.clientId become $expected', async ({ modes, grant, expected }) => {
    const options = modes === undefined ? {} : { modes: [...modes] }
    const channel = clients.connect(server, grant).channels.get(CLASS, options)
    await channel.attach()
    expect(channel.modes).toEqual(expected)
  })

  it('keep a publisher that attached to subscribe from publishing', async () => {
    const channel = clients.connect(server, PUBLISHER_GRANT).channels.get(CLASS, { modes: ['SUBSCRIBE'] })
    await channel.attach()
    await expect(channel.publish('packet', {})).rejects.toMatchObject({ code: 40160 })
  })

  it('deliver nothing to a client that attached to publish', async () => {
    const client = clients.connect(server, PUBLISHER_GRANT)
    await client.channels.get(CLASS, { modes: ['PUBLISH'] }).attach()
    const before = server.realtime.stats().sentBytes
    await publishAll(CLASS, packets(3))
    expect(server.realtime.stats().sentBytes).toBe(before)
  })
})

describe('a publication over the socket', () => {
  it('is acknowledged in order with a timestamp, 50 at once', async () => {
    const channel = clients.connect(server, PUBLISHER_GRANT).channels.get(CLASS)
    const { data, messages } = await collect(channel)
    const results = await Promise.all(packets(50).map((packet) => channel.publish('packet', packet)))
    expect(new Set(results.flatMap(({ serials }) => serials)).size).toBe(50)
    await vi.waitFor(() => expect(data).toEqual(packets(50)))
    expect(new Set(messages.map(({ clientId }) => clientId))).toEqual(new Set(['publisher:1']))
    expect(messages.map(({ serial }) => serial)).toEqual(results.flatMap(({ serials }) => serials))
  })

  it.each([true, false])('is echoed to the publisher: %s', async (echoMessages) => {
    const client = clients.connect(server, PUBLISHER_GRANT, { echoMessages })
    const own = await collect(client.channels.get(CLASS))
    const other = await collect(clients.connect(server, DISPLAY_GRANT).channels.get(CLASS))
    await client.channels.get(CLASS).publish('packet', { sequence: 1 })
    await vi.waitFor(() => expect(other.data).toHaveLength(1))
    await client.connection.ping()
    expect(own.data).toHaveLength(echoMessages ? 1 : 0)
  })

  const payloads = [
    { kind: 'binary', data: Buffer.from([0, 1, 254, 255]) },
    { kind: 'text', data: 'plain ☃' },
    { kind: 'a list', data: [1, 'two', null] },
    { kind: 'an object', data: { deep: { er: [1] } } },
    { kind: 'nothing', data: undefined },
  ]

  it.each(payloads)('carries $kind from client to client', async ({ data }) => {
    const sender = clients.connect(server, PUBLISHER_GRANT)
    const receiver = clients.connect(server, DISPLAY_GRANT)
    const { messages } = await collect(receiver.channels.get(CLASS))
    await sender.channels.get(CLASS).publish({ name: 'x', data, extras: { headers: { a: '1' } } })
    await vi.waitFor(() => expect(messages).toHaveLength(1))
    expect(messages[0]?.data).toEqual(data)
    expect(messages[0]?.extras).toEqual({ headers: { a: '1' } })
  })

  const refused = [
    { why: 'another clientId', message: { name: 'x', clientId: 'somebody' }, code: 40012 },
    { why: 'too large a message', message: { name: 'x', data: 'x'.repeat(65_600) }, code: 40009 },
  ]

  it.each(refused)('is refused with $why', async ({ message, code }) => {
    const client = clients.connect(server, PUBLISHER_GRANT, { maxMessageSize: 1_000_000 })
    const channel = client.channels.get(CLASS)
    await expect(channel.publish(message)).rejects.toMatchObject({ code })
    await expect(channel.publish('packet', { sequence: 1 })).resolves.toMatchObject({ serials: [expect.any(String)] })
  })
})

describe('rewind', () => {
  const late = [
    { rewind: '1', expected: [4] },
    { rewind: '3', expected: [2, 3, 4] },
    { rewind: '60s', expected: [0, 1, 2, 3, 4] },
    { rewind: 'all', expected: [] },
  ]

  it.each(late)('sends a late display what it requests: $rewind', async ({ rewind, expected }) => {
    const name = `branch:a:rewind:${rewind}`
    await publishAll(name, packets(5))
    const channel = clients.connect(server, DISPLAY_GRANT).channels.get(name, { params: { rewind } })
    const backlog: (boolean | undefined)[] = []
    channel.on('attached', (change) => backlog.push(change.hasBacklog))
    const { data } = await collect(channel)
    await publishAll(name, [{ sequence: 5 }])
    await vi.waitFor(() => expect(data.map(({ sequence }) => sequence)).toEqual([...expected, 5]))
    expect(backlog).toEqual([expected.length > 0])
  })
})
