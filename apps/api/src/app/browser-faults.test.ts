import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { atEnd } from '../../testing/at-end.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { createLog } from '../lib/log.ts'

const fault = {
  app: 'live',
  kind: 'render',
  name: 'TypeError',
  route: '/live',
  version: '0.1.0',
  browser: 'firefox',
  frames: [
    { function: 'draw', file: '/live/assets/wall-1a.js', line: 3, column: 7 },
    { function: 'run', file: '/live/assets/shell-2b.js', line: 1, column: 9 },
  ],
}
const CANARIES = ['zacarias-canario', 'zac@example.com', 'hunter2', '187 bpm']

describe('browser error reports', () => {
  const lines: string[] = []
  const reported: string[] = []
  let server: TestServer
  const send = (body: object) =>
    fetch(`${server.url}/api/v2/browser-faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  beforeAll(async () => {
    const peer = createServer((request, response) => {
      request.on('data', (chunk: Buffer) => reported.push(chunk.toString()))
      request.on('end', () => response.end('{}'))
    })
    await new Promise<void>((resolve) => peer.listen(0, '127.0.0.1', resolve))
    atEnd(() => void peer.close())
    const dsn = `http://key@127.0.0.1:${(peer.address() as AddressInfo).port}/1`
    server = await startTestServer({ SENTRY_DSN: dsn }, createLog('warn', { write: (line) => void lines.push(line) }))
  })
  beforeEach(() => {
    // a minute refills three, and the tests use more
    server.clock.advance(3_600_000)
    lines.length = 0
    reported.length = 0
  })

  it('are logged and forwarded without any further field of the request', async () => {
    const more = { message: CANARIES.join(' '), user: { email: CANARIES[1] } }
    const frames = fault.frames.map((frame) => ({ ...frame, vars: { password: CANARIES[2] } }))
    expect((await send({ ...fault, ...more, frames })).status).toBe(200)
    expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
      {
        level: 40,
        time: expect.any(String),
        msg: 'browser-fault',
        app: 'live',
        kind: 'render',
        name: 'TypeError',
        route: '/live',
        version: '0.1.0',
        browser: 'firefox',
        at: 'draw /live/assets/wall-1a.js:3:7',
      },
    ])
    await vi.waitFor(() => expect(reported).toHaveLength(1))
    expect(JSON.parse(reported[0]?.split('\n')[2] ?? '')).toMatchObject({
      platform: 'javascript',
      release: '0.1.0',
      tags: { where: 'live render', route: '/live', browser: 'firefox' },
      exception: {
        values: [
          {
            type: 'TypeError',
            stacktrace: {
              frames: [
                { function: 'run', filename: '/live/assets/shell-2b.js', lineno: 1, colno: 9 },
                { function: 'draw', filename: '/live/assets/wall-1a.js', lineno: 3, colno: 7 },
              ],
            },
          },
        ],
      },
    })
    const all = [...lines, ...reported].join('')
    expect(CANARIES.filter((canary) => all.includes(canary))).toEqual([])
  })

  it.each([
    ['a text for a name', { name: 'what Zacarías said' }],
    ['an address for a route', { route: '/users?search=zac@example.com' }],
    ['an e-mail for a version', { version: 'zac@example.com' }],
    ['a script elsewhere', { frames: [{ ...fault.frames[0], file: 'https://elsewhere.example/a.js' }] }],
    ['an address of a page for a script', { frames: [{ ...fault.frames[0], file: '/users/zac@example.com' }] }],
    ['a text for a function', { frames: [{ ...fault.frames[0], function: '187 bpm, zac@example.com' }] }],
    ['twenty-one calls', { frames: Array.from({ length: 21 }, () => fault.frames[0]) }],
  ])('with %s are refused and not kept', async (_, change) => {
    expect((await send({ ...fault, ...change })).status).toBe(422)
    expect([lines, reported]).toEqual([[], []])
  })

  it('are limited to twenty per network, then one every twenty seconds', async () => {
    const statuses = []
    for (let times = 0; times < 22; times += 1) statuses.push((await send(fault)).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(20)
    expect(statuses.slice(20)).toEqual([429, 429])
    expect(lines).toHaveLength(20)
    server.clock.advance(20_000)
    expect([(await send(fault)).status, (await send(fault)).status]).toEqual([200, 429])
  })
})
