import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { Socket } from 'node:net'

import { MEASUREMENT_SOCKET_PATH } from '@repo/api-client/classes/measurements'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { type ChildServer, freePort, startChild } from '../../testing/child-server.ts'
import { demoFolder } from '../../testing/data-folder.ts'
import { rawConnection, upgradeHead } from '../../testing/raw-connection.ts'

const GET = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n'
const WS_FRAME = Buffer.from([0x81, 0x80, 0, 0, 0, 0])
const UPGRADES = [MEASUREMENT_SOCKET_PATH, '/?v=6&format=json&access_token=x', '/nope'] as const

type Hostility = (url: string) => Promise<unknown>

const kinds: Readonly<Record<string, Hostility>> = {
  ...Object.fromEntries(
    UPGRADES.flatMap((path): [string, Hostility][] => [
      [`reset after a request for ${path}`, async (url) => reset(await said(url, upgradeHead(path)))],
      [`reset during the answer of ${path}`, async (url) => reset(await answered(url, upgradeHead(path)))],
      [`half-close ${path}`, async (url) => (await said(url, upgradeHead(path))).end()],
      [`flood ${path} with frames`, async (url) => flood(await answered(url, upgradeHead(path)), WS_FRAME)],
      [`flood ${path} and never read`, async (url) => flood((await said(url, upgradeHead(path))).pause(), WS_FRAME)],
      [`stall in the head of ${path}`, (url) => said(url, upgradeHead(path).slice(0, 40))],
    ]),
  ),
  'reset in a call': async (url) => reset(await said(url, GET)),
  'half-close in a call': async (url) => (await said(url, GET.slice(0, 20))).end(),
  'stall in a head': (url) => said(url, GET.slice(0, 20)),
  'stall in a body': (url) => said(url, 'POST /api/v2/x HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{'),
  'call repeatedly and never read': async (url) => flood((await said(url, GET)).pause(), Buffer.from(GET), 300),
  'send no HTTP': async (url) => flood(await said(url, '\u0000\u0001'), Buffer.alloc(2000, 7)),
}

const said = async (url: string, text: string): Promise<Socket> => {
  const socket = await rawConnection(url)
  socket.write(text)
  return socket
}
const answered = async (url: string, text: string): Promise<Socket> => {
  const socket = await said(url, text)
  await Promise.race([once(socket, 'data'), once(socket, 'close')])
  socket.resume()
  return socket
}
const reset = (socket: Socket): void => void socket.resetAndDestroy()
const flood = async (socket: Socket, data: Buffer, times = 2000): Promise<void> => {
  for (let count = 0; count < times && !socket.destroyed; count += 1) if (!socket.write(data)) return
}

const residentBytes = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024

const calls = async (url: string, count: number): Promise<number[]> => {
  const answers: number[] = []
  for (let call = 0; call < count; call += 1) {
    const answer = await fetch(`${url}/healthz`)
    await answer.arrayBuffer()
    answers.push(answer.status)
  }
  return answers
}
const allFine = (count: number) => Array.from({ length: count }, () => 200)

// reads memory from /proc, which only Linux has
describe.skipIf(process.platform !== 'linux')('a server under hostile clients', () => {
  let server: ChildServer
  let url: string
  beforeAll(async () => {
    const port = await freePort()
    url = `http://127.0.0.1:${port}`
    server = startChild({ PORT: String(port), DATA_DIR: await demoFolder() })
    await server.ready
    await calls(url, 200)
  })
  afterAll(async () => {
    server.kill('SIGTERM')
    await server.ended
  })

  it.each(Object.entries(kinds))('survives thirty clients that %s', async (_, hostility) => {
    await Promise.all(Array.from({ length: 30 }, () => hostility(url)))
    expect(await calls(url, 20)).toEqual(allFine(20))
  })

  // the bench measures the delay of others
  it('serves others during an attack and frees the memory afterwards', async () => {
    const before = residentBytes(server.pid)
    const attack = Promise.all(Object.values(kinds).map((hostility) => hostility(url).catch(() => {})))
    expect(await calls(url, 100)).toEqual(allFine(100))
    await attack
    await expect
      .poll(() => residentBytes(server.pid) - before, { timeout: 20_000, interval: 500 })
      .toBeLessThanOrEqual(64 * 1024 * 1024)
  })
})
