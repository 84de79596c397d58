import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import {
  type ClientHttp2Session,
  connect as connectHttp2,
  constants,
  createServer,
  type OutgoingHttpHeaders,
} from 'node:http2'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, type TLSSocket } from 'node:tls'

import { sessionHeaders } from '@repo/api-client/core/headers'
import fastify, { type FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { type ClientOptions, WebSocket } from 'ws'

import { atEnd } from '../../testing/at-end.ts'
import { PASSWORD } from '../../testing/factories/password.ts'
import { buildGym, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { buildWorld } from '../../testing/world.ts'
import { createLog } from '../lib/log.ts'
import { serializePipelinedRequests } from './limits/http-pipelining.ts'
import { limitStreams } from './tls.ts'
import { readTlsPair } from './tls.ts'

const FIXTURES = join(import.meta.dirname, '../../testing/tls')
const ca = ['first', 'second'].map((name) => readFileSync(join(FIXTURES, `${name}.cert.pem`)))

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'latido-tls-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

describe('a server with its own certificate', () => {
  const folder = newFolder()
  const files = { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') }
  const lay = (cert: string, key: string) => {
    cpSync(join(FIXTURES, `${cert}.cert.pem`), files.cert)
    cpSync(join(FIXTURES, `${key}.key.pem`), files.key)
  }
  const lines: string[] = []
  let server: TestServer
  let port: number
  beforeAll(async () => {
    lay('first', 'first')
    const log = createLog('info', { write: (line) => void lines.push(line) })
    server = await startTestServer({ TLS_CERT: files.cert, TLS_KEY: files.key }, log)
    port = Number(new URL(server.url).port)
  })

  const openSocket = (path = '/api/v2/measurements/socket'): WebSocket => {
    const options: ClientOptions = { ca }
    const socket = new WebSocket(`wss://127.0.0.1:${port}${path}`, options)
    atEnd(() => socket.terminate())
    return socket
  }

  /** Serial number of the certificate on a new connection. */
  const shown = (): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket: TLSSocket = connect({ port, host: '127.0.0.1', servername: 'localhost', ca }, () => {
        resolve(socket.getPeerCertificate().serialNumber)
        socket.end()
      })
      socket.on('error', reject)
    })
  const status = (path: string, headers: Record<string, string> = {}): Promise<number> =>
    new Promise((resolve, reject) => {
      request({ port, host: '127.0.0.1', servername: 'localhost', path, ca, headers }, (answer) => {
        answer.resume()
        resolve(answer.statusCode ?? 0)
      })
        .on('error', reject)
        .end()
    })

  it('answers calls, phones and walls over it', async () => {
    expect(server.url).toMatch(/^https:/)
    expect(await status('/healthz')).toBe(200)
    const world = await buildWorld(server)
    const phone = openSocket()
    await new Promise((resolve) => phone.once('open', resolve))
    phone.send(JSON.stringify({ type: 'hello', version: 1, token: world.phone }))
    const ready = await new Promise<string>((resolve) =>
      phone.once('message', (data: Buffer) => resolve(data.toString())),
    )
    expect(JSON.parse(ready)).toMatchObject({ type: 'ready' })
    const wall = openSocket('/ws-up')
    await new Promise((resolve) => wall.once('open', resolve))
  })

  const openSession = async (): Promise<ClientHttp2Session> => {
    const session = connectHttp2(`https://127.0.0.1:${port}`, { ca, servername: 'localhost' })
    atEnd(() => session.destroy())
    await once(session, 'remoteSettings')
    return session
  }

  const sendRequest = async (session: ClientHttp2Session, headers: OutgoingHttpHeaders, body?: string) => {
    const stream = session.request(headers, { endStream: body === undefined })
    if (body !== undefined) stream.end(body)
    const [answer] = (await once(stream, 'response')) as [Record<string, string | number>]
    stream.setEncoding('utf8')
    let text = ''
    for await (const part of stream) text += String(part)
    return { status: answer[':status'], headers: answer, text }
  }

  const loginOf = (centerKey: string): OutgoingHttpHeaders => ({
    ...sessionHeaders({ centerKey, language: 'en' }),
    ':path': '/api/v2/auth/admin/login',
    ':method': 'POST',
    'content-type': 'application/json',
  })

  it('speaks HTTP/2 to clients that support it: pages, calls, refusals, several at once on one connection', async () => {
    const session = await openSession()
    expect(session.alpnProtocol).toBe('h2')
    const { branch } = await buildGym(server)
    const answers = await Promise.all([
      sendRequest(session, { ':path': '/api/openapi.json', 'accept-encoding': 'gzip' }),
      sendRequest(session, { ':path': '/api/v2/users?page=1' }),
      sendRequest(session, loginOf(branch.publishableKey), '{"email":'),
      ...Array.from({ length: 40 }, () => sendRequest(session, { ':path': '/healthz' })),
    ])
    const [document, refused, unreadable, ...healths] = answers
    expect(document?.headers).toMatchObject({ ':status': 200, 'content-encoding': 'gzip' })
    expect([refused?.status, unreadable?.status]).toEqual([401, 400])
    expect(JSON.parse(unreadable?.text ?? '')).toMatchObject({ code: 'malformed-body' })
    expect(new Set(healths.map(({ status: one }) => one))).toEqual(new Set([200]))
    expect(session.remoteSettings.maxConcurrentStreams).toBe(16)
  })

  it('survives a client that hangs up over HTTP/2 before the answer', async () => {
    const { branch, admin } = await buildGym(server)
    const body = JSON.stringify({ email: admin.email, password: PASSWORD, rememberme: true, force: true })
    const signedIn = await sendRequest(await openSession(), loginOf(branch.publishableKey), body)
    const { token_user: staffToken } = JSON.parse(signedIn.text) as { token_user: string }
    const staff = sessionHeaders({
      centerKey: branch.publishableKey,
      language: 'en',
      staffToken,
      branchUuid: branch.uuid,
    })
    for (let time = 0; time < 20; time += 1) {
      const session = await openSession()
      const calls = Array.from({ length: 16 }, () => session.request({ ...staff, ':path': '/api/v2/admin/dashboard' }))
      for (const call of calls) call.on('error', () => {})
      if (time % 3 === 1) await new Promise((resolve) => setImmediate(resolve))
      if (time % 3 === 2) await Promise.race(calls.map((call) => once(call, 'response')))
      session.destroy()
    }
    expect(await status('/healthz')).toBe(200)
    expect(lines.filter((line) => line.includes('fault'))).toEqual([])
  })

  it('reloads a renewed pair without disconnecting clients, and keeps the old one while the new is incomplete', async () => {
    const before = await shown()
    const open = openSocket()
    await new Promise((resolve) => open.once('open', resolve))
    const closed = vi.fn<() => void>()
    open.once('close', closed)

    lay('second', 'first')
    await vi.waitFor(() => expect(lines.join('')).toContain("doesn't match the certificate"), { timeout: 10_000 })
    expect(await shown()).toBe(before)
    lay('second', 'second')
    await vi.waitFor(async () => expect(await shown()).not.toBe(before), { timeout: 10_000 })
    expect(lines.join('')).toContain('tls-renewed')
    expect(closed).not.toHaveBeenCalled()
  })
})

describe('a call over HTTP/2', () => {
  it('is ended if it never finishes sending, and may take its time once it has', async () => {
    const server = createServer()
    limitStreams(server as unknown as Server, 50)
    server.on('request', (incoming, answer) => {
      incoming.resume()
      incoming.once('end', () => setTimeout(() => answer.end('late'), 200))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const session = connectHttp2(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    atEnd(() => {
      session.destroy()
      server.close()
    })
    const whole = session.request({ ':method': 'POST' })
    whole.end('all of it')
    const half = session.request({ ':method': 'POST' })
    half.write('half')
    half.on('error', () => {})
    await once(half, 'close')
    expect(half.rstCode).toBe(constants.NGHTTP2_CANCEL)
    const [answer] = (await once(whole, 'response')) as [Record<string, unknown>]
    expect(answer[':status']).toBe(200)
  })
})

describe('the caller of an HTTP/2 call', () => {
  it('is known by address until the answer, even after the connection has closed', async () => {
    const app = fastify({ http2: true })
    serializePipelinedRequests(app as unknown as FastifyInstance)
    const seen = Promise.withResolvers<unknown>()
    const arrived = Promise.withResolvers<undefined>()
    app.get('/', async (incoming) => {
      const gone = once(incoming.raw.stream, 'close')
      arrived.resolve(undefined)
      await gone
      seen.resolve(incoming.ip)
    })
    const session = connectHttp2(await app.listen({ port: 0, host: '127.0.0.1' }))
    atEnd(() => void app.close())
    const call = session.request({ ':path': '/' })
    call.on('error', () => {})
    await arrived.promise
    session.destroy()
    expect(await seen.promise).toBe('127.0.0.1')
  })
})

describe('an unusable certificate pair', () => {
  const folder = newFolder()
  const fixture = (name: string) => join(FIXTURES, `${name}.pem`)
  const nonsense = join(folder, 'nonsense.pem')
  writeFileSync(nonsense, 'not a certificate')

  it.each([
    [{ cert: join(folder, 'none.pem'), key: fixture('first.key') }, /^TLS_CERT: can't read .*none\.pem \(ENOENT\)\.$/],
    [{ cert: fixture('first.cert'), key: join(folder, 'none.pem') }, /^TLS_KEY: can't read .*none\.pem \(ENOENT\)\.$/],
    [{ cert: nonsense, key: fixture('first.key') }, /^TLS_CERT: .*nonsense\.pem holds no certificate in PEM\.$/],
    [{ cert: fixture('first.cert'), key: nonsense }, /^TLS_KEY: .*nonsense\.pem holds no private key/],
    [{ cert: fixture('first.cert'), key: fixture('second.key') }, /^TLS_KEY: .*doesn't match the certificate in/],
  ])('%#: is named in one sentence', (files, sentence) => {
    expect(() => readTlsPair(files)).toThrow(sentence)
  })
})
