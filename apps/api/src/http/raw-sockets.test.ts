import { once } from 'node:events'
import type { Socket } from 'node:net'

import { MEASUREMENT_SOCKET_PATH } from '@repo/api-client/classes/measurements'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import { rawConnection, upgradeHead } from '../../testing/raw-connection.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

/** Upgrade paths: unknown, phones, the realtime endpoint, and its connectivity check. */
const UPGRADES = ['/nope', '/', MEASUREMENT_SOCKET_PATH, '/?v=6&format=json&access_token=x', '/ws-up', '*'] as const

// a socket without an error listener would throw in this process
describe('a peer that misbehaves on a raw socket', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })

  const openSockets = (): Promise<number> =>
    new Promise((resolve, reject) => {
      server.app.server.getConnections((error, count) => (error === null ? resolve(count) : reject(error)))
    })
  /** Status of the health check after all sockets have closed. */
  const healthAfterwards = async (): Promise<number> => {
    await vi.waitFor(async () => expect(await openSockets()).toBe(0), { timeout: 10_000 })
    const { status } = await fetch(`${server.url}/healthz`, { headers: { connection: 'close' } })
    return status
  }

  it.each(UPGRADES)('resets right after createStatementRunner %s for an upgrade', async (path) => {
    for (let round = 0; round < 20; round += 1) {
      const socket = await rawConnection(server.url)
      socket.write(upgradeHead(path))
      socket.resetAndDestroy()
    }
    expect(await healthAfterwards()).toBe(200)
  })

  it.each(UPGRADES)('resets once %s has answered', async (path) => {
    for (let round = 0; round < 5; round += 1) {
      const socket = await rawConnection(server.url)
      socket.write(upgradeHead(path))
      await once(socket, 'data')
      socket.resetAndDestroy()
    }
    expect(await healthAfterwards()).toBe(200)
  })

  const written = async (text: string): Promise<Socket> => {
    const socket = await rawConnection(server.url)
    socket.write(text)
    return socket
  }

  it('gets an error for an upgrade without endpoint and is closed, even if it keeps its side open', async () => {
    const socket = await written(upgradeHead('/nope'))
    const [data] = (await once(socket, 'data')) as [Buffer]
    expect(data.toString()).toMatch(/^HTTP\/1\.1 404 /)
    expect(await healthAfterwards()).toBe(200)
  })

  it.each(['no HTTP at all\r\n\r\n', `GET / HTTP/1.1\r\nx: ${'x'.repeat(70_000)}\r\n\r\n`])(
    'is answered and closed after %.20j, even if it keeps its side open',
    async (text) => {
      const socket = await written(text)
      const [data] = (await once(socket, 'data')) as [Buffer]
      expect(data.toString()).toMatch(/^HTTP\/1\.1 4/)
      expect(await healthAfterwards()).toBe(200)
    },
  )

  it.each([
    'GET /healthz HTTP/1.1\r\nhost: x\r\n',
    'POST /api/v2/x HTTP/1.1\r\nhost: x\r\ncontent-length: 99\r\n\r\n{',
  ])('resets in the middle of %.14j', async (text) => {
    const socket = await written(text)
    socket.resetAndDestroy()
    expect(await healthAfterwards()).toBe(200)
  })

  const call = (path: string) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`
  const answersOn = (socket: Socket) => {
    let text = ''
    socket.on('data', (data: Buffer) => (text += data.toString()))
    return () => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)
  }

  /** Resolves when the server has closed or reset the connection. */
  const letGo = (socket: Socket) =>
    new Promise<void>((resolve) => {
      for (const event of ['end', 'close'] as const) socket.once(event, () => resolve())
      socket.resume()
    })

  it('gets sixteen pipelined calls answered in order', async () => {
    const socket = await written(call('/healthz') + call('/api/v2/nothing') + call('/healthz').repeat(15))
    const answers = answersOn(socket)
    await vi.waitFor(() => expect(answers()).toHaveLength(17), { timeout: 20_000 })
    expect(answers()).toEqual(['200', '404', ...Array.from({ length: 15 }, () => '200')])
    socket.destroy()
  })

  it('is cut off when it pipelines more than that', async () => {
    const socket = await written(call('/healthz').repeat(18))
    const answers = answersOn(socket)
    await letGo(socket)
    socket.destroy()
    expect(answers().length).toBeLessThan(18)
    expect(await healthAfterwards()).toBe(200)
  })

  it('gets 256 calls of one connection answered, and no more', async () => {
    const socket = await written('')
    const answers = answersOn(socket)
    for (let sent = 16; sent <= 256; sent += 16) {
      socket.write(call('/healthz').repeat(16))
      await vi.waitFor(() => expect(answers()).toHaveLength(sent), { timeout: 20_000 })
    }
    socket.write(call('/healthz'))
    await vi.waitFor(() => expect(answers()).toHaveLength(257), { timeout: 20_000 })
    expect(answers()).toEqual([...Array.from({ length: 256 }, () => '200'), '503'])
    socket.destroy()
  })
})
