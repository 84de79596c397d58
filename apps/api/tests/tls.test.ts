import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, type TLSSocket } from 'node:tls'

import { beforeAll, describe, expect, it, vi } from 'vitest'
import { WebSocket, type ClientOptions } from 'ws'

import { readTlsPair } from '../src/http/tls.ts'
import { createLog } from '../src/log.ts'
import { atEnd } from './at-end.ts'
import { startTestServer, type TestServer } from './test-server.ts'
import { buildWorld } from './world.ts'

const FIXTURES = join(import.meta.dirname, 'tls')
const ca = ['first', 'second'].map((name) => readFileSync(join(FIXTURES, `${name}.cert.pem`)))

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'latido-tls-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

describe('a server with a certificate of its own', () => {
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

  /** The serial number of the certificate that a new connection is shown. */
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

  it('takes a renewed pair without a word to those connected, and keeps the old one while the new is not whole', async () => {
    const before = await shown()
    const open = openSocket()
    await new Promise((resolve) => open.once('open', resolve))
    const closed = vi.fn<() => void>()
    open.once('close', closed)

    lay('second', 'first')
    await vi.waitFor(() => expect(lines.join('')).toContain('is not the key of the certificate'), { timeout: 10_000 })
    expect(await shown()).toBe(before)
    lay('second', 'second')
    await vi.waitFor(async () => expect(await shown()).not.toBe(before), { timeout: 10_000 })
    expect(lines.join('')).toContain('tls-renewed')
    expect(closed).not.toHaveBeenCalled()
  })
})

describe('a pair that cannot be used', () => {
  const folder = newFolder()
  const fixture = (name: string) => join(FIXTURES, `${name}.pem`)
  const nonsense = join(folder, 'nonsense.pem')
  writeFileSync(nonsense, 'not a certificate')

  it.each([
    [
      { cert: join(folder, 'none.pem'), key: fixture('first.key') },
      /^TLS_CERT: .*none\.pem cannot be read \(ENOENT\)\.$/,
    ],
    [
      { cert: fixture('first.cert'), key: join(folder, 'none.pem') },
      /^TLS_KEY: .*none\.pem cannot be read \(ENOENT\)\.$/,
    ],
    [{ cert: nonsense, key: fixture('first.key') }, /^TLS_CERT: .*nonsense\.pem holds no certificate in PEM\.$/],
    [{ cert: fixture('first.cert'), key: nonsense }, /^TLS_KEY: .*nonsense\.pem holds no private key/],
    [{ cert: fixture('first.cert'), key: fixture('second.key') }, /^TLS_KEY: .*is not the key of the certificate in/],
  ])('%#: is named in one sentence', (files, sentence) => {
    expect(() => readTlsPair(files)).toThrow(sentence)
  })
})
