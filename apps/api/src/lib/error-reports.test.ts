import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { createErrorReports, parseDsn } from './error-reports.ts'
import { createLog } from './log.ts'

interface Report {
  readonly path: string
  readonly auth: string
  readonly body: string
}

describe('error reports', () => {
  const received: Report[] = []
  const peer = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      received.push({ path: request.url ?? '', auth: String(request.headers['x-sentry-auth']), body })
      response.end('{}')
    })
  })
  let dsn: NonNullable<ReturnType<typeof parseDsn>>
  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      peer.listen(0, '127.0.0.1', resolve)
    })
    const { port } = peer.address() as AddressInfo
    const parsed = parseDsn(`http://publickey@127.0.0.1:${port}/sentry/42`)
    if (parsed === null) throw new Error('the address of the peer cannot be read')
    dsn = parsed
  })
  afterAll(() => peer.close())
  beforeEach(() => {
    received.length = 0
  })
  const untilReceived = (count: number) => vi.waitFor(() => expect(received).toHaveLength(count))

  it('contain the type of error and its place, but no input of a person', async () => {
    const canaries = ['hunter2-secret', 'token-4711', 'Zacarías Canario', 'zac@example.com', '187 bpm']
    const cause = Object.assign(new Error(`Key (email)=(${canaries[3]}) exists`), { code: '23505' })
    const fault = new Error(`failed: ${canaries.join(' ')}`, { cause })
    const lines: string[] = []
    const log = createLog('error', { write: (line) => void lines.push(line) }, createErrorReports(dsn))
    log.fault(fault, 'store-samples')
    await untilReceived(1)
    const [{ path, auth, body } = { path: '', auth: '', body: '' }] = received
    expect(path).toBe('/sentry/api/42/envelope/')
    expect(auth).toContain('sentry_key=publickey')
    const event: unknown = JSON.parse(body.split('\n')[2] ?? '')
    expect(event).toMatchObject({ platform: 'node', level: 'error', tags: { where: 'store-samples' } })
    expect(event).toMatchObject({ exception: { values: [{ type: 'Error', value: '23505' }] } })
    expect(body).toContain('error-reports.test.ts')
    expect(canaries.filter((canary) => body.includes(canary))).toEqual([])
    expect(lines).toHaveLength(1)
  })

  it('are sent once a minute for the same error, and at most twenty for all', async () => {
    let now = 0
    const reports = createErrorReports(dsn, () => now)
    const same = new Error('x')
    for (let times = 0; times < 5; times += 1) reports.send(same, 'a')
    await untilReceived(1)
    for (let place = 0; place < 40; place += 1) reports.send(same, `place-${place}`)
    await untilReceived(20)
    now = 60_000
    reports.send(same, 'a')
    await untilReceived(21)
    const places = received.map(({ body }) => /"where":"([^"]*)"/.exec(body)?.[1])
    expect(places.filter((place) => place === 'a')).toHaveLength(2)
  })

  it('cause no error when no server receives them or when the thrown value is no error', async () => {
    createErrorReports({ key: 'k', url: 'http://127.0.0.1:1/api/1/envelope/' }).send(new Error('x'), 'a')
    createErrorReports(dsn).send('a text with hunter2', 'b')
    await untilReceived(1)
    expect(received[0]?.body).not.toContain('hunter2')
  })

  it.each(['', 'nonsense', 'https://sentry.example/42', 'https://key@sentry.example/', 'ftp://key@sentry.example/42'])(
    'have no address from %j',
    (text) => {
      expect(parseDsn(text)).toBeNull()
    },
  )
})
