import * as Ably from 'ably'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import type { Grant } from '../src/realtime/realtime.ts'
import { authWith, collect, connectionReaches, createClientPool } from '../src/realtime/testing/ably-clients.ts'
import { DISPLAY_GRANT, PUBLISHER_GRANT } from '../src/realtime/testing/start-realtime-server.ts'
import { DRIVERS, type Driver } from './realtime-drivers.ts'

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

  /** A class that no other test speaks of. */
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

  it.each([true, false])('tells everybody all of it in one order (binary: %s)', async (useBinaryProtocol) => {
    const channel = newClass()
    const heard = await Promise.all(
      [1, 2, 3].map((number) =>
        collect(
          clientOf({ ...DISPLAY_GRANT, clientId: `display:${number}` }, { useBinaryProtocol }).channels.get(channel),
        ),
      ),
    )
    const sent = sequencesTo(20).map((packet) => ({ ...packet, pseudonym: 'Zoë 💓 <b>"’' }))
    await publish(channel, sent)
    for (const { data } of heard) await vi.waitFor(() => expect(data).toEqual(sent), PATIENCE)
    const [serials, ...others] = heard.map(({ messages }) => messages.map(({ id, serial }) => [id, serial]))
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

  it('brings a publisher back after a cut, and says each thing once', async () => {
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

  it('tells whoever comes late the last of it where they ask, and nothing where they do not', async () => {
    const channel = newClass()
    await publish(channel, sequencesTo(5))
    const asks = await collect(clientOf().channels.get(channel, { params: { rewind: '1' } }))
    const waits = await collect(clientOf({ ...DISPLAY_GRANT, clientId: 'display:2' }).channels.get(channel))
    await publish(channel, [{ sequence: 5 }])
    await vi.waitFor(() => expect(asks.data).toEqual([{ sequence: 4 }, { sequence: 5 }]), PATIENCE)
    await vi.waitFor(() => expect(waits.data).toEqual([{ sequence: 5 }]), PATIENCE)
  })

  it('has a history for whoever may read it', async () => {
    const channel = newClass()
    const reader = clientOf(PUBLISHER_GRANT).channels.get(channel)
    await publish(channel, sequencesTo(5))
    await vi.waitFor(async () => {
      const { items } = await reader.history({ direction: 'forwards' })
      expect(items.map(({ data }) => data as unknown)).toEqual(sequencesTo(5))
    }, PATIENCE)
    await expect(clientOf().channels.get(channel).history()).rejects.toMatchObject({ code: 40160 })
  })

  it('lets a wall neither speak, nor be present, nor into the channel of another branch', async () => {
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

  it('lets nobody in with a token that somebody else signed', async () => {
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

const missing = DRIVERS.filter(({ whyNot }) => whyNot !== null)
it.skipIf(missing.length > 0)(`realtime has every driver here (${missing.map(({ whyNot }) => whyNot).join()})`, () => {
  expect(missing).toEqual([])
})
