import * as Ably from 'ably'
import { describe, expect, it, onTestFinished, vi } from 'vitest'

import { addressOf, authWith, collect, connectionReaches, type Packet } from '../../../testing/realtime/ably-clients.ts'
import { rawClient, rawClientWith } from '../../../testing/realtime/raw-client.ts'
import { createServerPool } from '../../../testing/realtime/server-pool.ts'
import { DISPLAY_GRANT, type RealtimeServer } from '../../../testing/realtime/start-realtime-server.ts'
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

const tokenOf = async (server: RealtimeServer, grant = DISPLAY_GRANT): Promise<string> =>
  (await server.realtime.token(grant)).token

describe('token renewal', () => {
  it('replaces a token while packets flow, without a gap or a new connection', async () => {
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

  it('ends a connection whose token has expired, and readmits it with a new one', async () => {
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

  it('detaches a channel that the new token does not cover', async () => {
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

  it('adds the new permissions to an attached channel', async () => {
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

  it('readmits and keeps no client whose access was revoked', async () => {
    const welcome = new Set(['display:1', 'display:2'])
    const server = await start({ isClientAuthorized: async (clientId) => welcome.has(clientId) })
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

  it('refuses a new token of another client', async () => {
    const server = await start()
    const client = clients.connect(server, DISPLAY_GRANT)
    await connectionReaches(client, 'connected')
    const other = await tokenOf(server, { ...DISPLAY_GRANT, clientId: 'display:2' })
    const failed = connectionReaches(client, 'failed')
    await expect(client.auth.authorize(undefined, { token: other })).rejects.toMatchObject({ code: 40102 })
    expect((await failed).reason).toMatchObject({ code: 40102 })
  })
})

describe('heartbeats', () => {
  it.each([
    { kind: 'frames for a browser', heartbeats: 'true' },
    { kind: 'pings for Node', heartbeats: 'false' },
  ])('reach a client that receives nothing else: $kind', async ({ heartbeats }) => {
    const server = await start({ limits: { maxIdleMs: 90 } })
    const client = clients.add(await rawClientWith(server, DISPLAY_GRANT, { heartbeats }))
    const beats = () => client.frames.filter(({ action }) => action === ACTION.heartbeat).length
    await vi.waitFor(() => expect(heartbeats === 'true' ? beats() : client.pings()).toBeGreaterThanOrEqual(3))
    expect(heartbeats === 'true' ? client.pings() : beats()).toBe(0)
  })

  it('are awaited by the server, which cuts a socket that answers no ping', async () => {
    const server = await start({ limits: { maxIdleMs: 30, maxSilenceMs: 200 } })
    const client = clients.connect(server, DISPLAY_GRANT)
    await connectionReaches(client, 'connected')
    const deaf = clients.add(rawClient(server.port, { access_token: await tokenOf(server) }, false))
    expect(await deaf.closed).toBe(1006)
    await vi.waitFor(() => expect(server.realtime.stats().connections).toBe(1))
    expect(client.connection.state).toBe('connected')
  })

  it.each([[10_000], [-10_000]])('reach a client although the time of day is set by %d ms', async (by) => {
    const server = await start({ limits: { maxIdleMs: 90, maxSilenceMs: 5000 } })
    const client = clients.add(await rawClientWith(server, DISPLAY_GRANT, { heartbeats: 'true' }))
    const beats = () => client.frames.filter(({ action }) => action === ACTION.heartbeat).length
    await vi.waitFor(() => expect(beats()).toBeGreaterThan(0))
    const real = Date.now
    const set = vi.spyOn(Date, 'now').mockImplementation(() => real() + by)
    onTestFinished(() => set.mockRestore())
    const before = beats()
    await vi.waitFor(() => expect(beats()).toBeGreaterThan(before + 3), { timeout: 5000, interval: 50 })
  })
})
