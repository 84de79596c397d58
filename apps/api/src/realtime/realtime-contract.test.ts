import * as Ably from 'ably'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { openGate } from '../../testing/gate.ts'
import { DRIVERS, type Driver } from '../../testing/realtime-drivers.ts'
import { authWith, collect, connectionReaches, createClientPool } from '../../testing/realtime/ably-clients.ts'
import { DISPLAY_GRANT, PUBLISHER_GRANT } from '../../testing/realtime/start-realtime-server.ts'
import type { Grant } from './realtime.ts'

const PATIENCE = { timeout: 20_000 }
const sequencesTo = (count: number): { sequence: number }[] =>
  Array.from({ length: count }, (_, sequence) => ({ sequence }))

describe.each(DRIVERS.filter(({ whyNot }) => whyNot === null))('realtime, $name', ({ open }) => {
  const pool = createClientPool()
  let driver: Driver
  let tests = 0
  beforeAll(async () => {
    driver = await open()
  })
  afterEach(() => pool.closeAll())

  const newClass = (): string => {
    tests += 1
    return `branch:a:class:${tests}`
  }
  const clientOf = (grant: Grant = DISPLAY_GRANT, options: Ably.ClientOptions = {}): Ably.Realtime => {
    const token = authWith(async () => (await driver.realtime.token(grant)).token)
    return pool.add(new Ably.Realtime({ ...driver.address, ...token, ...options }))
  }
  const publish = async (channel: string, packets: readonly object[]): Promise<void> => {
    for (const packet of packets) await driver.realtime.publish(channel, 'packet', packet)
  }

  it('delivers all messages to all clients in one order', async () => {
    const channel = newClass()
    const received = await Promise.all(
      [1, 2, 3].map((number) =>
        collect(clientOf({ ...DISPLAY_GRANT, clientId: `display:${number}` }).channels.get(channel)),
      ),
    )
    const sent = sequencesTo(20).map((packet) => ({ ...packet, pseudonym: 'Zoë 💓 <b>"’' }))
    await publish(channel, sent)
    for (const { data } of received) await vi.waitFor(() => expect(data).toEqual(sent), PATIENCE)
    const [serials, ...others] = received.map(({ messages }) => messages.map(({ id, serial }) => [id, serial]))
    for (const other of others) expect(other).toEqual(serials)
  })

  it('brings a client back after cuts, without a gap and without a repeat', async () => {
    const channel = newClass()
    const client = clientOf()
    const place = client.channels.get(channel)
    const { data } = await collect(place)
    const resumed: boolean[] = []
    place.on(['attached', 'update'], (change) => void resumed.push(change.resumed))
    const sent = sequencesTo(30)
    for (let round = 0; round < 3; round += 1) {
      await publish(channel, sent.slice(round * 10, round * 10 + 5))
      await driver.cut()
      await publish(channel, sent.slice(round * 10 + 5, round * 10 + 10))
      await vi.waitFor(() => expect(data).toHaveLength(round * 10 + 10), PATIENCE)
    }
    expect(data).toEqual(sent)
    expect(new Set(resumed)).toEqual(new Set([true]))
  })

  it('brings a publisher back after a cut, and delivers each message once', async () => {
    const channel = newClass()
    const { data } = await collect(clientOf().channels.get(channel))
    const publisher = clientOf(PUBLISHER_GRANT)
    await connectionReaches(publisher, 'connected')
    const sent = sequencesTo(20)
    const saying = sent.map(async (packet) => {
      if (packet.sequence === 10) await driver.cut()
      await publisher.channels.get(channel).publish('packet', packet)
    })
    await Promise.all(saying)
    await vi.waitFor(() => expect(data).toHaveLength(20), PATIENCE)
    expect(data.toSorted((a, b) => a.sequence - b.sequence)).toEqual(sent)
  })

  it('sends a late client the latest messages on request only', async () => {
    const channel = newClass()
    await publish(channel, sequencesTo(5))
    const rewound = await collect(clientOf().channels.get(channel, { params: { rewind: '1' } }))
    const waits = await collect(clientOf({ ...DISPLAY_GRANT, clientId: 'display:2' }).channels.get(channel))
    await publish(channel, [{ sequence: 5 }])
    await vi.waitFor(() => expect(rewound.data).toEqual([{ sequence: 4 }, { sequence: 5 }]), PATIENCE)
    await vi.waitFor(() => expect(waits.data).toEqual([{ sequence: 5 }]), PATIENCE)
  })

  it('keeps a display from publishing, from presence, and from channels of another branch', async () => {
    const channel = newClass()
    const wall = clientOf()
    const place = wall.channels.get(channel)
    const { data } = await collect(place)
    await expect(place.publish('packet', { sequence: 9 })).rejects.toMatchObject({ statusCode: 401 })
    await expect(place.presence.enter()).rejects.toMatchObject({ code: expect.any(Number) })
    await expect(wall.channels.get('branch:b:class:1').attach()).rejects.toMatchObject({ code: 40160 })
    expect(wall.connection.state).toBe('connected')
    await publish(channel, [{ sequence: 1 }])
    await vi.waitFor(() => expect(data).toEqual([{ sequence: 1 }]), PATIENCE)
  })

  it('admits no client with a token that another key signed', async () => {
    const { token } = await driver.realtime.token(DISPLAY_GRANT)
    const forged = `${token.slice(0, -6)}AAAAAA`
    const client = clientOf(
      DISPLAY_GRANT,
      authWith(async () => forged),
    )
    const { promise: change, resolve } = Promise.withResolvers<Ably.ConnectionStateChange>()
    for (const state of ['failed', 'disconnected'] as const) client.connection.once(state, resolve)
    expect((await change).reason).toMatchObject({ statusCode: 401 })
  })
})

const MINUTE = 60_000
/** A token that outlives the moved clock. */
const LONG_GRANT: Grant = { ...DISPLAY_GRANT, ttlMs: 10 * MINUTE }

describe.each(DRIVERS.filter(({ whyNot }) => whyNot === null))('realtime over time, $name', ({ open }) => {
  const pool = createClientPool()
  afterEach(() => pool.closeAll())

  /** Receives the first packet, misses the next three, and reconnects after `ms`. */
  const comeBackAfter = async (ms: number) => {
    // a separate service, because its clock never goes back
    const driver = await open()
    const channel = 'branch:a:class:1'
    const gate = await openGate(driver.address.port ?? 0)
    const token = authWith(async () => (await driver.realtime.token(LONG_GRANT)).token)
    const short = { disconnectedRetryTimeout: 50, suspendedRetryTimeout: 50, disableConnectivityCheck: true }
    const client = pool.add(new Ably.Realtime({ ...driver.address, ...token, ...short, port: gate.port }))
    const place = client.channels.get(channel)
    const { data } = await collect(place)
    const resumed: boolean[] = []
    place.on(['attached', 'update'], (change) => void resumed.push(change.resumed))
    const [first, ...others] = sequencesTo(4)
    await driver.realtime.publish(channel, 'packet', first ?? {})
    await vi.waitFor(() => expect(data).toEqual([first]), PATIENCE)
    gate.shut()
    await connectionReaches(client, 'disconnected')
    for (const packet of others) await driver.realtime.publish(channel, 'packet', packet)
    await driver.moveClock(ms)
    gate.open()
    await vi.waitFor(() => expect(resumed).toHaveLength(1), PATIENCE)
    const last = { sequence: 9 }
    await driver.realtime.publish(channel, 'packet', last)
    await vi.waitFor(() => expect(data).toContainEqual(last), PATIENCE)
    return { received: data.map(({ sequence }) => sequence), resumed }
  }

  it('sends a client that returns within two minutes what it missed', async () => {
    expect(await comeBackAfter(2 * MINUTE - 15_000)).toEqual({ received: [0, 1, 2, 3, 9], resumed: [true] })
  })

  it('reports a gap to a client that returns later, and sends nothing of it', async () => {
    expect(await comeBackAfter(2 * MINUTE + 1_000)).toEqual({ received: [0, 9], resumed: [false] })
  })

  it('disconnects a signed-out client, keeps it out, and leaves the others connected', async () => {
    const driver = await open()
    const channel = 'branch:a:class:1'
    const connect = (clientId: string) => {
      const token = authWith(async () => (await driver.realtime.token({ ...DISPLAY_GRANT, clientId })).token)
      return pool.add(new Ably.Realtime({ ...driver.address, ...token }))
    }
    const [gone, stays] = [connect('display:1'), connect('display:2')]
    const [receivedByGone, received] = await Promise.all([gone, stays].map((one) => collect(one.channels.get(channel))))
    const states: string[] = []
    stays.connection.on(({ current }) => void states.push(current))
    const isOut = connectionReaches(gone, 'disconnected')
    await driver.signOut('display:1')
    expect((await isOut).reason).toMatchObject({ code: 40143 })
    await driver.realtime.publish(channel, 'packet', { sequence: 0 })
    await vi.waitFor(() => expect(received?.data).toEqual([{ sequence: 0 }]), PATIENCE)
    const late = connect('display:1')
    expect((await connectionReaches(late, 'disconnected')).reason).toMatchObject({ statusCode: 401 })
    expect(receivedByGone?.data).toEqual([])
    expect(states).toEqual([])
  })
})

const missing = DRIVERS.filter(({ whyNot }) => whyNot !== null)
it.skipIf(missing.length > 0)(
  `realtime tests cover every driver here (${missing.map(({ whyNot }) => whyNot).join()})`,
  () => {
    expect(missing).toEqual([])
  },
)
