import { once } from 'node:events'
import { connect as connectTcp, type Socket } from 'node:net'
import { constants, deflateRawSync } from 'node:zlib'

import { describe, expect, it, vi } from 'vitest'
import { WebSocket, type PerMessageDeflateOptions } from 'ws'

import { collect } from '../../../testing/realtime/ably-clients.ts'
import { createServerPool } from '../../../testing/realtime/server-pool.ts'
import { DISPLAY_GRANT, PUBLISHER_GRANT, type RealtimeServer } from '../../../testing/realtime/start-realtime-server.ts'
import { ACTION, type OutboundFrame } from './protocol.ts'

const CLASS = 'branch:a:class:1'
const TEXT = 0x81
const DEFLATED = 0x40
const PACKETS = 5

const { clients, start } = createServerPool()

/** Numbers that differ each time, so that only earlier packets could repeat. */
const packetAt = (sequence: number) => ({
  sequence,
  people: Array.from({ length: 100 }, (_, index) => ({ uuid: (index * 7_919_317).toString(36), hr: 90 + index })),
})
const PLAIN_BYTES = JSON.stringify(packetAt(0)).length

const publish = async ({ realtime }: RealtimeServer, from: number, to: number): Promise<void> => {
  for (let sequence = from; sequence < to; sequence += 1) await realtime.publish(CLASS, 'packet', packetAt(sequence))
}
const packets = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => packetAt(from + index))

interface Peer {
  readonly socket: WebSocket
  readonly stream: Socket
  readonly closed: Promise<number>
  readonly frames: readonly OutboundFrame[]
  readonly data: () => unknown[]
}

const attached = async (
  server: RealtimeServer,
  perMessageDeflate: boolean | PerMessageDeflateOptions,
  attach: { channelSerial?: string; params?: object } = {},
): Promise<Peer> => {
  const { token } = await server.realtime.token(PUBLISHER_GRANT)
  const stream = connectTcp(server.port, '127.0.0.1')
  const url = `ws://127.0.0.1:${server.port}/?v=6&heartbeats=false&access_token=${token}`
  const socket = new WebSocket(url, { perMessageDeflate, createConnection: () => stream })
  clients.add({ close: () => socket.terminate() })
  socket.on('error', () => {})
  const frames: OutboundFrame[] = []
  socket.on('message', (data: Buffer) => frames.push(JSON.parse(data.toString()) as OutboundFrame))
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  await new Promise((resolve) => socket.on('open', resolve))
  socket.send(JSON.stringify({ action: ACTION.attach, channel: CLASS, ...attach }))
  await vi.waitFor(() => expect(frames.some(({ action }) => action === ACTION.attached)).toBe(true))
  const data = () =>
    frames
      .filter(({ action }) => action === ACTION.message)
      .map(({ messages }) => JSON.parse(String(messages?.[0]?.data)) as unknown)
  return { socket, stream, closed, frames, data }
}

const bytesFor = async (server: RealtimeServer, peer: Peer, from: number, to: number): Promise<number> => {
  const before = peer.stream.bytesRead
  await publish(server, from, to)
  await vi.waitFor(() => expect(peer.data().at(-1)).toEqual(packetAt(to - 1)))
  return peer.stream.bytesRead - before
}

describe('a published message', () => {
  it('is compressed once for all receivers that offer compression', async () => {
    const server = await start()
    const plain = await attached(server, false)
    const compressed = await attached(server, true)
    const noContext = await attached(server, { serverNoContextTakeover: true })
    const peers = [plain, compressed, noContext]
    expect(peers.map(({ socket }) => socket.extensions)).toEqual(['', 'permessage-deflate', 'permessage-deflate'])
    const before = peers.map(({ stream }) => stream.bytesRead)
    await publish(server, 0, PACKETS)
    await vi.waitFor(() => {
      for (const peer of peers) expect(peer.data()).toEqual(packets(0, PACKETS))
    })
    const [plainly = 0, ...others] = peers.map(({ stream }, at) => stream.bytesRead - (before[at] ?? 0))
    expect(plainly).toBeGreaterThan(PACKETS * PLAIN_BYTES)
    for (const bytes of others) expect(bytes).toBeLessThan(plainly / 2)
  })

  it('is not compressed for a peer that cannot keep the whole window', async () => {
    const server = await start()
    const url = `ws://127.0.0.1:${server.port}/?v=6`
    const socket = new WebSocket(url, { perMessageDeflate: { serverMaxWindowBits: 10 } })
    const [error] = (await once(socket, 'error')) as [Error]
    expect(error.message).toContain('400')
  })

  it('reaches the unmodified client compressed', async () => {
    const server = await start()
    const { data } = await collect(clients.connect(server, DISPLAY_GRANT).channels.get(CLASS))
    const before = server.realtime.stats().sentBytes
    await publish(server, 0, PACKETS)
    await vi.waitFor(() => expect(data).toEqual(packets(0, PACKETS)))
    expect(server.realtime.stats().sentBytes - before).toBeLessThan((PACKETS * PLAIN_BYTES) / 2)
  })

  it('is replayed after a reconnect as it was compressed the first time', async () => {
    const server = await start()
    const stays = await attached(server, true)
    await bytesFor(server, stays, 0, PACKETS)
    const back = await attached(server, true, { params: { rewind: String(PACKETS) } })
    await vi.waitFor(() => expect(back.data()).toEqual(packets(0, PACKETS)))
    expect(back.stream.bytesRead).toBeLessThan((PACKETS * PLAIN_BYTES) / 2)
  })

  it('is sent uncompressed if it is small or an answer', async () => {
    const server = await start()
    const peer = await attached(server, true)
    const first = new Set<number>()
    peer.stream.on('data', (chunk: Buffer) => first.add(chunk[0] ?? 0))
    await server.realtime.publish(CLASS, 'packet', { sequence: 1 })
    await vi.waitFor(() => expect(peer.data()).toEqual([{ sequence: 1 }]))
    // an answer above 1 KB that echoes the caller's text
    peer.socket.send(JSON.stringify({ action: ACTION.detach, channel: 'x'.repeat(4000) }))
    await vi.waitFor(() => expect(peer.frames.at(-1)).toMatchObject({ action: ACTION.detached }))
    expect([...first]).toEqual([TEXT])
    const refused = new WebSocket(`ws://127.0.0.1:${server.port}/?v=6&access_token=${'x'.repeat(3000)}`)
    clients.add({ close: () => refused.terminate() })
    const said = await new Promise((resolve) => refused.on('message', (data: Buffer) => resolve(data.toString())))
    expect(JSON.parse(String(said))).toMatchObject({ action: ACTION.error })
  })
})

describe("a peer's compressed message", () => {
  const deflate = (text: string | Buffer): Buffer =>
    deflateRawSync(text, { finishFlush: constants.Z_SYNC_FLUSH }).subarray(0, -4)
  /** Masked with zeros, which leave the payload unchanged. */
  const part = (first: number, payload: Buffer): Buffer =>
    Buffer.concat([Buffer.from([first, 0xfe, payload.length >> 8, payload.length & 0xff, 0, 0, 0, 0]), payload])
  const HEARTBEAT = JSON.stringify({ action: ACTION.heartbeat, id: 'ping' })

  const pingsBack = (peer: Peer, count: number) => {
    let received = 0
    return new Promise<void>((resolve) =>
      peer.socket.on('message', (data: Buffer) => {
        if (data.toString().includes('"ping"')) received += 1
        if (received === count) resolve()
      }),
    )
  }

  it('is read whole, in fragments, and with many at once', async () => {
    const server = await start()
    const peer = await attached(server, true)
    const back = pingsBack(peer, 4)
    const whole = deflate(HEARTBEAT)
    const parts = [
      part((TEXT & 0x0f) | DEFLATED, whole.subarray(0, 7)),
      part(0, whole.subarray(7, 11)),
      part(0x80, whole.subarray(11)),
    ]
    peer.stream.write(
      Buffer.concat([
        part(TEXT | DEFLATED, whole),
        ...parts,
        part(TEXT | DEFLATED, whole),
        part(TEXT, Buffer.from(HEARTBEAT)),
      ]),
    )
    await back
    expect(server.realtime.stats().connections).toBe(1)
  })

  it('is read up to the size of the largest client answer', async () => {
    const server = await start()
    const peer = await attached(server, { threshold: 0 })
    const messages = [{ name: 'note', data: 'y'.repeat(20_000) }]
    peer.socket.send(JSON.stringify({ action: ACTION.message, channel: CLASS, msgSerial: 0, messages }), {
      compress: true,
    })
    await vi.waitFor(() => expect(server.realtime.stats().publishedMessages).toBe(1))
  })

  it.each([
    { what: 'a bomb', bytes: deflate(Buffer.alloc(20_000_000)), code: 1009 },
    { what: 'no deflate', bytes: Buffer.from([0xff, 0xff, 0x03, 0x01]), code: 1007 },
    { what: 'half of one', bytes: deflate(HEARTBEAT).subarray(0, 9), code: 1008 },
    { what: 'nothing', bytes: Buffer.alloc(0), code: 1008 },
    {
      what: 'an end before its end',
      bytes: Buffer.concat([deflateRawSync(HEARTBEAT.slice(0, 9)), deflate('x')]),
      code: 1008,
    },
  ])('closes only its own connection: $what', async ({ bytes, code }) => {
    const server = await start()
    const other = await attached(server, true)
    const peer = await attached(server, true)
    peer.stream.write(part(TEXT | DEFLATED, bytes))
    expect(await peer.closed).toBe(code)
    await bytesFor(server, other, 0, 2)
    expect(server.faults).toEqual([])
  })

  it('closes the connection where compression was not agreed', async () => {
    const server = await start()
    const peer = await attached(server, false)
    peer.stream.write(part(TEXT | DEFLATED, deflate(HEARTBEAT)))
    expect(await peer.closed).toBe(1002)
  })

  it('is dropped with the socket if it never ends', async () => {
    const server = await start()
    const peer = await attached(server, true)
    peer.stream.write(part((TEXT & 0x0f) | DEFLATED, deflate(HEARTBEAT)))
    peer.stream.destroy()
    await vi.waitFor(() => expect(server.realtime.stats().connections).toBe(0))
    expect(server.faults).toEqual([])
  })
})
