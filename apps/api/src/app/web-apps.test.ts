import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

import { beforeAll, describe, expect, it } from 'vitest'

import { atEnd } from '../../testing/at-end.ts'
import { buildGym, startTestServer } from '../../testing/test-server.ts'
import { buildServer } from './build-server.ts'

const page = (name: string): string => `<!doctype html><title>${name}</title>${' '.repeat(2000)}`

const FILES: Readonly<Record<string, string | Buffer>> = {
  'panel/dist/index.html': page('panel'),
  'panel/dist/index.html.gz': gzipSync(page('panel')),
  'panel/dist/assets/app-1a2b.js': 'export {}',
  'live/dist/index.html': page('live'),
  'join/dist/index.html': page('join'),
  'meet/dist/index.html': page('meet'),
}

interface Answer {
  readonly status: number
  readonly type: string
  readonly caching: string
  readonly body: string
}

describe('the page server', () => {
  let origin = ''
  beforeAll(async () => {
    const server = await startTestServer()
    // without a center, every page says that there is none
    await buildGym(server)
    const { context } = server
    const folder = mkdtempSync(join(tmpdir(), 'latido-apps-'))
    for (const [path, content] of Object.entries(FILES)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), content)
    }
    const app = await buildServer(context, folder)
    origin = await app.listen({ port: 0, host: '127.0.0.1' })
    atEnd(async () => {
      await app.close()
      rmSync(folder, { recursive: true, force: true })
    })
  })

  /** Calls like a bare client, with these headers only. */
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const call = request(origin + path, { method, headers }, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () => {
          const { 'content-type': type = '', 'cache-control': caching = '' } = answer.headers
          resolve({ status: answer.statusCode ?? 0, type, caching, body: Buffer.concat(parts).toString('utf8') })
        })
      })
      call.on('error', reject)
      call.end()
    })

  const requests: [string, Record<string, string>][] = [
    ['no header', {}],
    ['any type', { accept: '*/*' }],
    ['a page type', { accept: 'text/html,application/xhtml+xml' }],
    ['any text type', { accept: 'text/*' }],
    ['no compression', { accept: '*/*', 'accept-encoding': 'identity' }],
    ['a strange compression', { 'accept-encoding': 'zstd' }],
  ]
  const addresses: [string, string][] = [
    ['/', 'panel'],
    ['/?from=mail', 'panel'],
    ['/login', 'panel'],
    ['/users?page=2', 'panel'],
    ['/users?back=/api/x', 'panel'],
    ['/live/', 'live'],
    ['/live', 'live'],
    ['/join/6f0c', 'join'],
    ['/join/K7M4X', 'join'],
    ['/meet/', 'meet'],
  ]
  it.each(requests.flatMap(([said, headers]) => addresses.map(([path, app]) => [path, said, headers, app] as const)))(
    'serves %s as a page to a request with %s',
    async (path, _, headers, app) => {
      const answer = await get(path, headers)
      expect(answer.status).toBe(200)
      expect(answer.type).toMatch(/^text\/html/)
      expect(answer.caching).toBe('no-cache')
      expect(answer.body).toContain(`<title>${app}</title>`)
    },
  )

  it.each([
    ['/JOIN/K7M4X', '/join/K7M4X'],
    ['/Join/k7m4x?from=wall', '/join/k7m4x?from=wall'],
  ])('redirects %s to %s', async (path, target) => {
    const answer = await fetch(origin + path, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, target])
  })

  it('answers HEAD requests', async () => {
    expect(await get('/', {}, 'HEAD')).toMatchObject({ status: 200, body: '' })
    expect(await get('/users', {}, 'HEAD')).toMatchObject({ status: 200, body: '' })
  })

  it.each(['/api/v2/nothing', '/api', '/api/', '/assets/gone-9z.js', '/live/assets/gone.js', '/images/gone.png'])(
    'answers %s with 404 in JSON',
    async (path) => {
      for (const [, headers] of requests) {
        const answer = await get(path, headers)
        expect(answer.status).toBe(404)
        expect(JSON.parse(answer.body)).toMatchObject({ code: 'not-found' })
      }
    },
  )

  it('sends no page to a request for another type or with another method', async () => {
    expect((await get('/users', { accept: 'application/json' })).status).toBe(404)
    expect((await get('/users', {}, 'POST')).status).toBe(404)
  })

  it('serves the files that a page loads', async () => {
    expect(await get('/assets/app-1a2b.js')).toMatchObject({ status: 200, body: 'export {}' })
  })
})
