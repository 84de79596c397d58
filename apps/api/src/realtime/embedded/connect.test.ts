import { connect as connectTcp } from 'node:net'

import * as Ably from 'ably'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'

import { addressOf, authBy, connectionReaches, createClientPool } from '../../../testing/realtime/ably-clients.ts'
import { rawClient } from '../../../testing/realtime/raw-client.ts'
import {
  DISPLAY_GRANT,
  type RealtimeServer,
  ROOT_KEY,
  SIGNING_KEY,
  startRealtimeServer,
} from '../../../testing/realtime/start-realtime-server.ts'
import { mintToken } from '../access/token.ts'
import { EMBEDDED_KEY_NAME } from './embedded-realtime.ts'
import { ACTION } from './protocol.ts'

const clients = createClientPool()
let server: RealtimeServer

beforeAll(async () => {
  server = await startRealtimeServer({ allowedOrigins: ['https://gym.example'] })
})
afterEach(() => clients.closeAll())
afterAll(() => server.stop())

const open = (options: Ably.ClientOptions): Ably.Realtime =>
  clients.add(new Ably.Realtime({ ...addressOf(server), ...options }))

describe('an admitted client', () => {
  const ways = [
    { way: 'a JWT from an authUrl', options: () => ({ authUrl: `http://127.0.0.1:${server.port}/auth` }) },
    { way: 'a JWT from an authCallback', options: () => authBy(server, DISPLAY_GRANT) },
    { way: 'the key itself', options: () => ({ key: ROOT_KEY }) },
  ]

  it.each(ways)('authenticates by $way', async ({ options }) => {
    const client = open(options())
    await connectionReaches(client, 'connected')
    await client.channels.get('branch:a:class:1').attach()
    await expect(client.connection.ping()).resolves.toBeGreaterThanOrEqual(0)
  })

  it('gets its name from the token', async () => {
    const client = open(authBy(server, DISPLAY_GRANT))
    await connectionReaches(client, 'connected')
    expect(client.auth.clientId).toBe('display:1')
  })
})

describe('a refused client', () => {
  const token = (secret: string, name = EMBEDDED_KEY_NAME, nowMs = Date.now()) =>
    mintToken({ name, secret }, DISPLAY_GRANT, nowMs).then((issued) => issued.token)
  const unsigned = (): string => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const claims = { exp: Date.now(), 'x-ably-capability': '{"*":["*"]}' }
    return `${part({ alg: 'none', kid: EMBEDDED_KEY_NAME })}.${part(claims)}.`
  }

  const refused = [
    { who: 'a forged token', make: () => token('another-key-another-key-another-key'), code: 40143 },
    { who: 'a token of another key', make: () => token(SIGNING_KEY, 'other.key'), code: 40400 },
    { who: 'an expired token', make: () => token(SIGNING_KEY, EMBEDDED_KEY_NAME, 1e12), code: 40142 },
    { who: 'an unsigned token', make: async () => unsigned(), code: 40144 },
    { who: 'no token', make: async () => 'nonsense', code: 40144 },
  ]

  it.each(refused)('with $who gets error $code', async ({ make, code }) => {
    const client = clients.add(rawClient(server.port, { access_token: await make() }))
    const { error } = await client.frame(({ action }) => action === ACTION.error)
    expect(error).toMatchObject({ code, statusCode: code === 40400 ? 404 : 401 })
    expect(await client.closed).toBe(1008)
    expect(server.realtime.stats().connections).toBe(0)
  })

  it('has only a refused token', async () => {
    const change = await connectionReaches(open({ token: await token('another-key') }), 'failed')
    expect(change.reason).toMatchObject({ code: 40171 })
  })

  it('has a wrong key', async () => {
    const change = await connectionReaches(open({ key: `${EMBEDDED_KEY_NAME}:wrong` }), 'failed')
    expect(change.reason).toMatchObject({ code: 40101 })
  })

  it('has a token under another name', async () => {
    const client = open({ token: await token(SIGNING_KEY), clientId: 'display:2' })
    const change = await connectionReaches(client, 'failed')
    expect(change.reason).toMatchObject({ code: 40102 })
  })

  it('is admitted with its next valid token', async () => {
    const tokens = ['bad', (await server.realtime.token(DISPLAY_GRANT)).token]
    const client = open({ authCallback: (_, done) => done(null, tokens.shift() ?? '') })
    await connectionReaches(client, 'connected')
    expect(tokens).toEqual([])
  })
})

const upgrade = (path: string, headers: Record<string, string> = {}): Promise<string> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}${path}`, { headers })
    clients.add({ close: () => socket.terminate() })
    socket.on('error', () => {})
    socket.on('unexpected-response', (_, response) => resolve(`status ${response.statusCode}`))
    socket.on('close', (code) => resolve(`closed ${code}`))
    socket.on('message', (data) =>
      resolve(`action ${(JSON.parse((data as Buffer).toString()) as { action: number }).action}`),
    )
  })

describe('upgrades', () => {
  const connect = async () => `/?v=6&access_token=${(await server.realtime.token(DISPLAY_GRANT)).token}`

  it('answer the connectivity check of the client', async () => {
    await expect(upgrade('/ws-up')).resolves.toBe('closed 1000')
  })

  it.each([
    { origin: 'http://127.0.0.1:5173', expected: 'action 4' },
    { origin: 'https://gym.example', expected: 'action 4' },
    { origin: 'https://evil.example', expected: 'status 403' },
    { origin: 'null', expected: 'status 403' },
  ])('from a page of $origin are answered $expected', async ({ origin, expected }) => {
    await expect(upgrade(await connect(), { origin })).resolves.toBe(expected)
  })

  it('are refused in a frame because a browser cannot read a status', async () => {
    await expect(upgrade('/?v=6')).resolves.toBe('action 9')
  })

  it("are taken only for the endpoint's own path", () => {
    const { handlesUpgrade } = server.realtime
    expect(['/?v=6&access_token=x', '/ws-up', '/?key=a&v=6'].map(handlesUpgrade)).toEqual([true, true, true])
    expect(['/', '/?token=vite', '/api?v=6', '/ws-up/x', '//', 'http://'].map(handlesUpgrade)).not.toContain(true)
  })

  it('leave another socket endpoint on the same server alone', async () => {
    const other = new WebSocketServer({ noServer: true })
    const accept = vi.fn<(socket: WebSocket) => void>((socket) => socket.close(4000))
    server.server.on('upgrade', (request, socket, head) => {
      if (request.url === '/measurements') other.handleUpgrade(request, socket, head, accept)
    })
    await expect(upgrade('/measurements')).resolves.toBe('closed 4000')
    expect(accept).toHaveBeenCalledOnce()
  })

  it('survive a peer that leaves during the handshake', async () => {
    const socket = connectTcp(server.port, '127.0.0.1')
    const head = 'GET /?v=6 HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n'
    socket.write(`${head}Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n`)
    await new Promise<void>((resolve) => socket.once('data', () => resolve()))
    socket.resetAndDestroy()
    await expect(upgrade(await connect())).resolves.toBe('action 4')
  })
})

describe('a full endpoint', () => {
  it('refuses one more client, and accepts it when another leaves', async () => {
    const small = await startRealtimeServer({ limits: { maxConnections: 2 } })
    const [first, second] = [clients.connect(small, DISPLAY_GRANT), clients.connect(small, DISPLAY_GRANT)]
    await Promise.all([first, second].map((client) => connectionReaches(client, 'connected')))
    const third = clients.connect(small, DISPLAY_GRANT)
    await connectionReaches(third, 'disconnected')
    expect(small.realtime.stats()).toMatchObject({ connections: 2, refusedUpgrades: 1 })
    first.close()
    await connectionReaches(third, 'connected')
    await small.stop()
  })
})
