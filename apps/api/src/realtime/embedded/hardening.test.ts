import { randomBytes } from 'node:crypto'

import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'

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

const stillServes = async (server: RealtimeServer): Promise<void> => {
  const { data } = await collect(clients.connect(server, DISPLAY_GRANT).channels.get(CLASS))
  await server.realtime.publish(CLASS, 'packet', { sequence: 1 })
  await vi.waitFor(() => expect(data).toContainEqual({ sequence: 1 }))
}

const nested = (depth: number, open: string, close: string): string => open.repeat(depth) + close.repeat(depth)

describe('malformed frames', () => {
  const malformed: { what: string; frame: string | Buffer }[] = [
    { what: 'no JSON', frame: 'hello' },
    { what: 'half of one', frame: '{"action":10,' },
    { what: 'a list', frame: '[]' },
    { what: 'null', frame: 'null' },
    { what: 'no action', frame: '{}' },
    { what: 'an action in words', frame: '{"action":"ATTACH"}' },
    { what: 'an action below zero', frame: '{"action":-1}' },
    { what: 'a channel that is a number', frame: '{"action":10,"channel":7}' },
    { what: 'messages that are none', frame: '{"action":15,"channel":"branch:a:x","messages":"no"}' },
    { what: 'a serial below zero', frame: '{"action":15,"msgSerial":-4,"channel":"branch:a:x","messages":[]}' },
    { what: 'random bytes', frame: randomBytes(64) },
    { what: 'very deep lists', frame: nested(50_000, '[', ']') },
    { what: 'a token that is no text', frame: '{"action":17,"auth":{"accessToken":{}}}' },
  ]

  it.each(malformed)('close the connection with an error: $what', async ({ frame }) => {
    const server = await start()
    const client = await welcomed(server)
    client.send(frame)
    expect((await client.frame(is(ACTION.error))).error).toMatchObject({ code: 40000 })
    expect(await client.closed).toBe(1008)
    await stillServes(server)
    expect(server.faults).toEqual([])
  })

  it('in MessagePack close the connection with a hint at the setting', async () => {
    const server = await start()
    const { token } = await server.realtime.token(PUBLISHER_GRANT)
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/?v=6&format=msgpack&access_token=${token}`)
    const closed = new Promise((resolve) =>
      socket.once('close', (code, reason) => resolve({ code, reason: reason.toString() })),
    )
    expect(await closed).toEqual({ code: 1003, reason: 'Frames are JSON: set useBinaryProtocol to false' })
    await stillServes(server)
  })

  it('that look almost valid do no harm', async () => {
    const server = await start()
    const value = fc.jsonValue({ maxDepth: 3 })
    const key = fc.constantFrom('id', 'channel', 'channelSerial', 'msgSerial', 'flags', 'params', 'messages', 'auth')
    const likely = fc.tuple(fc.nat(25), fc.dictionary(fc.oneof(key, fc.string()), value))
    const message = fc.record(
      { id: value, name: value, data: value, encoding: value, clientId: value, extras: value, action: value },
      { requiredKeys: [] },
    )
    const publication = fc.record({
      channel: fc.constantFrom(CLASS, 'x'),
      msgSerial: fc.nat(),
      messages: fc.array(message),
    })
    const frame = fc.oneof(
      likely.map(([action, rest]) => JSON.stringify({ ...rest, action })),
      publication.map((rest) => JSON.stringify({ ...rest, action: ACTION.message })),
      fc.json(),
      fc.string(),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(frame, { minLength: 1, maxLength: 20 }), async (frames) => {
        const client = await welcomed(server)
        for (const text of frames) client.send(text)
        client.send({ action: ACTION.close })
        expect([1000, 1006, 1008]).toContain(await client.closed)
      }),
      { numRuns: 60 },
    )
    await stillServes(server)
    expect(server.faults).toEqual([])
  })

  it.each([
    { what: 'an action of a later version', frame: { action: 99 } },
    { what: 'a question for presence', frame: { action: 16, channel: CLASS } },
    { what: 'a channel that is not attached', frame: { action: ACTION.detach, channel: 'branch:a:never' } },
  ])('are ignored with $what', async ({ frame }) => {
    const server = await start()
    const client = await welcomed(server)
    client.send(frame)
    client.send({ action: ACTION.heartbeat, id: 'ping' })
    expect(await client.frame(is(ACTION.heartbeat))).toMatchObject({ id: 'ping' })
  })

  it('with extras that are nested too deep are refused, and the connection continues', async () => {
    const server = await start()
    const client = await welcomed(server)
    const extras = JSON.parse(nested(200, '{"a":', '}').replace('}', '1}')) as object
    client.send({ action: ACTION.message, channel: CLASS, msgSerial: 0, messages: [{ name: 'x', extras }] })
    expect(await client.frame(is(ACTION.nack))).toMatchObject({ msgSerial: 0, count: 1, error: { code: 40000 } })
    await stillServes(server)
  })

  it('over the size limit close the connection', async () => {
    const server = await start({ limits: { maxInboundFrameBytes: 1000 } })
    const client = await welcomed(server)
    client.send('x'.repeat(1001))
    expect(await client.closed).toBe(1009)
    await stillServes(server)
  })
})

describe('a connection over the limit', () => {
  const message = (msgSerial: number) => ({
    action: ACTION.message,
    channel: CLASS,
    msgSerial,
    messages: [{ name: 'x', data: 'y' }],
  })

  it('of frames gets each further publication refused', async () => {
    const server = await start({ limits: { inboundBurst: 10, inboundFramesPerSecond: 0 } })
    const client = await welcomed(server)
    for (let serial = 0; serial < 15; serial += 1) client.send(message(serial))
    await client.frame((frame) => frame.msgSerial === 14)
    // one frame may acknowledge several messages
    const acknowledged = client.frames.filter(is(ACTION.ack)).map(({ count = 1 }) => count)
    expect(acknowledged.reduce((sum, count) => sum + count, 0)).toBe(10)
    const refused = client.frames.filter(is(ACTION.nack))
    expect(refused.map(({ error }) => error?.code)).toEqual([42911, 42911, 42911, 42911, 42911])
    expect(server.realtime.stats().publishedMessages).toBe(10)
  })

  it('of frames for too long is closed', async () => {
    const server = await start({ limits: { inboundBurst: 10, inboundFramesPerSecond: 0 } })
    const client = await welcomed(server)
    for (let serial = 0; serial < 40; serial += 1) client.send(message(serial))
    expect((await client.frame(is(ACTION.disconnected))).error).toMatchObject({ code: 42911 })
    expect(await client.closed).toBe(1008)
    await stillServes(server)
  })

  it('of channels may attach no more', async () => {
    const server = await start({ limits: { maxAttachments: 3 } })
    const client = clients.connect(server, DISPLAY_GRANT)
    const attach = (name: string) => client.channels.get(`branch:a:${name}`).attach()
    await Promise.all(['1', '2', '3'].map(attach))
    await expect(attach('4')).rejects.toMatchObject({ code: 90021 })
    await client.channels.get('branch:a:1').detach()
    await expect(attach('5')).resolves.toMatchObject({ current: 'attached' })
  })

  it('of messages in one publication gets it refused', async () => {
    const server = await start({ limits: { maxMessagesPerPublish: 2 } })
    const channel = clients.connect(server, PUBLISHER_GRANT).channels.get(CLASS)
    await expect(channel.publish([{ name: 'a' }, { name: 'b' }, { name: 'c' }])).rejects.toMatchObject({ code: 40000 })
  })
})

/** Attaches over a raw TCP socket and stops reading. */
