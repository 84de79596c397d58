import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'

import { describe, expect, it, vi } from 'vitest'

import { atEnd } from '../../testing/at-end.ts'
import { freePort } from '../../testing/child-server.ts'
import { startNatsPeer, startNatsPeers, whyNoNats, type NatsPeer } from '../../testing/nats-peer.ts'
import { addressOf, authBy, collect, createClientPool, type Packet } from '../../testing/realtime/ably-clients.ts'
import {
  DISPLAY_GRANT,
  startRealtimeServer,
  type RealtimeServer,
} from '../../testing/realtime/start-realtime-server.ts'
import { openStreamLog } from '../realtime/shared/stream-log.ts'
import { connectNats } from './connect-nats.ts'
import { parseNatsUrl } from './nats-address.ts'
import { createBroadcasts } from './server-calls.ts'

const CLASS = 'branch:a:class:1'
const log = { info: () => {}, warn: () => {}, fault: () => {} }
const PATIENCE = { timeout: 20_000 }

const startSharing = async (
  peer: NatsPeer | readonly NatsPeer[],
  port = 0,
  isCutOff = () => false,
): Promise<RealtimeServer> => {
  const peers = [peer].flat()
  const address = parseNatsUrl(peers.map(({ url }) => url).join(','))
  if (address === null) throw new Error('no address')
  const nats = await connectNats(address)
  const broadcasts = createBroadcasts(nats, String(Math.random()))
  const server = await startRealtimeServer({
    port,
    shared: {
      log: await openStreamLog({ nats, replicas: peers.length, keptForMs: 120_000, log }),
      expelEverywhere: (clientId) => broadcasts.publish('client-expelled', clientId),
      onExpelled: (listener) => broadcasts.subscribe('client-expelled', listener),
      isCutOff,
    },
  })
  const stop = async (): Promise<void> => {
    await server.stop()
    await nats.close()
  }
  atEnd(() => stop().catch(() => {}))
  return { ...server, stop }
}

/** Round-robin load balancer. */
const startBalancer = async (ports: readonly number[]): Promise<{ readonly port: number }> => {
  let turn = 0
  const balancer = createServer((from) => {
    const to = connect(ports[turn % ports.length] ?? 0, '127.0.0.1')
    turn += 1
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      one.on('error', () => other.destroy()).on('close', () => other.destroy())
      one.pipe(other)
    }
  }).listen(0, '127.0.0.1')
  await once(balancer, 'listening')
  atEnd(() => void balancer.close())
  return { port: (balancer.address() as AddressInfo).port }
}

const sequencesOf = (packets: readonly Packet[]): readonly number[] => packets.map(({ sequence }) => sequence)

describe.skipIf(whyNoNats !== null)('the realtime service of several servers', () => {
  it('delivers what any server publishes to the clients of each, in one order', async () => {
    const peer = await startNatsPeer()
    const [one, two] = [await startSharing(peer), await startSharing(peer)]
    const pool = createClientPool()
    const received = await Promise.all(
      [one, two].map((server) => collect(pool.connect(server, DISPLAY_GRANT).channels.get(CLASS))),
    )
    for (let sequence = 0; sequence < 20; sequence += 1) {
      await (sequence % 2 === 0 ? one : two).realtime.publish(CLASS, 'packet', { sequence })
    }
    const all = Array.from({ length: 20 }, (_, sequence) => sequence)
    for (const { data } of received) await vi.waitFor(() => expect(sequencesOf(data)).toEqual(all), PATIENCE)
    const [serials, others] = received.map(({ messages }) => messages.map(({ serial }) => serial))
    expect(serials).toEqual(others)
    pool.closeAll()
  })

  it('continues at another server without gaps or repeats', async () => {
    const peer = await startNatsPeer()
    const port = await freePort()
    const first = await startSharing(peer, port)
    const publisher = await startSharing(peer)
    const pool = createClientPool()
    const client = pool.connect(first, DISPLAY_GRANT)
    const channel = client.channels.get(CLASS)
    const resumed: boolean[] = []
    const received = await collect(channel)
    channel.on(['attached', 'update'], ({ resumed: isResumed }) => void resumed.push(isResumed))
    const publish = (sequence: number) => publisher.realtime.publish(CLASS, 'packet', { sequence })
    await publish(0)
    await vi.waitFor(() => expect(received.data).toHaveLength(1), PATIENCE)
    await first.stop()
    await publish(1)
    await publish(2)
    // a load balancer now routes to another server
    await startSharing(peer, port)
    await vi.waitFor(() => expect(sequencesOf(received.data)).toEqual([0, 1, 2]), PATIENCE)
    await publish(3)
    await vi.waitFor(() => expect(sequencesOf(received.data)).toEqual([0, 1, 2, 3]), PATIENCE)
    expect(resumed).toEqual([true])
    pool.closeAll()
  })

  it('forgets the messages of a channel at all servers, and at those that start later', async () => {
    const peer = await startNatsPeer()
    const [one, two] = [await startSharing(peer), await startSharing(peer)]
    const pool = createClientPool()
    const kept = await collect(pool.connect(two, DISPLAY_GRANT).channels.get(CLASS))
    const publish = (sequence: number) => one.realtime.publish(CLASS, 'packet', { sequence })
    await publish(0)
    await publish(1)
    await one.realtime.forget(CLASS)
    await publish(2)
    await vi.waitFor(() => expect(sequencesOf(kept.data)).toEqual([0, 1, 2]), PATIENCE)
    for (const server of [one, two, await startSharing(peer)]) {
      const rewound = pool.connect(server, DISPLAY_GRANT).channels.get(CLASS, { params: { rewind: '2m' } })
      const { data } = await collect(rewound)
      await vi.waitFor(() => expect(sequencesOf(data)).toEqual([2]), PATIENCE)
    }
    pool.closeAll()
  })

  it('ignores a repeated publication', async () => {
    const peer = await startNatsPeer()
    const address = parseNatsUrl(peer.url)
    if (address === null) throw new Error('no address')
    const nats = await connectNats(address)
    atEnd(() => nats.close())
    const shared = await openStreamLog({ nats, replicas: 1, keptForMs: 120_000, log })
    const publication = { id: 'phone:1', connectionId: null, messages: [{ name: 'x' }] }
    const place = await shared.append(CLASS, publication)
    expect(await shared.append(CLASS, publication)).toBe(place)
    expect(await shared.append(CLASS, { ...publication, id: 'phone:2' })).toBe(place + 1)
    expect(await shared.append('branch:a:class:2', publication)).toBe(place + 2)
  })

  it('continues with the same log when NATS is killed and restarted', async () => {
    const peer = await startNatsPeer()
    const server = await startSharing(peer)
    const pool = createClientPool()
    const received = await collect(pool.connect(server, DISPLAY_GRANT).channels.get(CLASS))
    await server.realtime.publish(CLASS, 'packet', { sequence: 0 })
    await vi.waitFor(() => expect(received.data).toHaveLength(1), PATIENCE)
    await peer.kill()
    await peer.start()
    await vi.waitFor(() => server.realtime.publish(CLASS, 'packet', { sequence: 1 }), PATIENCE)
    await vi.waitFor(() => expect(sequencesOf(received.data)).toContain(1), PATIENCE)
    pool.closeAll()
  })

  it('delivers what is published during and after a leader election of three NATS nodes', async () => {
    const peers = await startNatsPeers(3)
    const [one, two, three] = peers
    if (one === undefined || two === undefined || three === undefined) throw new Error('three were started')
    // the first server to create the stream waits until the nodes are connected
    const publisher = await vi.waitFor(() => startSharing(peers), PATIENCE)
    const server = await startSharing(peers)
    const pool = createClientPool()
    const received = await collect(pool.connect(server, DISPLAY_GRANT).channels.get(CLASS))
    await publisher.realtime.publish(CLASS, 'packet', { sequence: 0 })
    await vi.waitFor(() => expect(sequencesOf(received.data)).toEqual([0]), PATIENCE)
    // one of three nodes has no majority, so there is no leader
    await Promise.all([one.kill(), two.kill()])
    await vi.waitFor(async () => {
      await publisher.realtime.publish(CLASS, 'packet', { sequence: 1 })
      expect(sequencesOf(received.data)).toContain(1)
    }, PATIENCE)
    await Promise.all([one.start(), two.start()])
    await vi.waitFor(async () => {
      await publisher.realtime.publish(CLASS, 'packet', { sequence: 2 })
      expect(
        received.messages.some(({ serial, data }) => serial !== undefined && (data as Packet).sequence === 2),
      ).toBe(true)
    }, PATIENCE)
    pool.closeAll()
  })

  it('moves all clients of a cut-off server to another one', async () => {
    const peer = await startNatsPeer()
    let isCutOff = false
    const cutOff = await startSharing(peer, 0, () => isCutOff)
    const reached = await startSharing(peer)
    const balancer = await startBalancer([cutOff.port, reached.port])
    const pool = createClientPool()
    const client = pool.connect(reached, DISPLAY_GRANT, addressOf({ port: balancer.port }))
    const received = await collect(client.channels.get(CLASS))
    expect([cutOff, reached].map(({ realtime }) => realtime.stats().connections)).toEqual([1, 0])
    isCutOff = true
    cutOff.realtime.drainConnections()
    // the load balancer doesn't detect it, and routes every other connection to it
    await vi.waitFor(() => expect(reached.realtime.stats().connections).toBe(1), PATIENCE)
    const late = pool.connect(reached, { ...DISPLAY_GRANT, clientId: 'display:2' }, addressOf({ port: balancer.port }))
    const others = await collect(late.channels.get(CLASS))
    await reached.realtime.publish(CLASS, 'packet', { sequence: 7 })
    for (const { data } of [received, others]) await vi.waitFor(() => expect(sequencesOf(data)).toEqual([7]), PATIENCE)
    expect(cutOff.realtime.stats()).toMatchObject({ connections: 0 })
    expect(cutOff.realtime.stats().refusedUpgrades).toBeGreaterThan(0)
    pool.closeAll()
  })

  it('disconnects a client at every server', async () => {
    const peer = await startNatsPeer()
    const [one, two] = [await startSharing(peer), await startSharing(peer)]
    const pool = createClientPool()
    const client = pool.connect(two, DISPLAY_GRANT, { ...addressOf(two), ...authBy(two, DISPLAY_GRANT) })
    await client.connection.once('connected')
    const states: string[] = []
    client.connection.on(({ current }) => void states.push(current))
    await one.realtime.expel('display:1')
    // the client reconnects at once with a valid token
    await vi.waitFor(() => expect(states.at(-1)).toBe('connected'), PATIENCE)
    expect(states.length).toBeGreaterThan(1)
    pool.closeAll()
  })
})
