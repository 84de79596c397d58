import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import { atEnd } from '../../testing/at-end.ts'
import { buildGym, type Gym, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { branches } from '../database/schema/center.ts'
import { buildServer } from './build-server.ts'

const OWN_SCRIPT = `\naddEventListener('error', () => {})\n`

const PAGE = `<!doctype html>
<html lang="en"><head>
<!--boot-->
<script>${OWN_SCRIPT}</script>
<link rel="modulepreload" crossorigin hreflang="en" href="/assets/en.js">
<link rel="modulepreload" crossorigin hreflang="es" href="/assets/es.js">
</head><body><!--mark--><svg></svg><!--/mark--><p><!--name-->Latido<!--/name--></p></body></html>`

const CONFIG = { apiBaseUrl: '', companyUrl: 'https://latido.example' }
const HOSTILE = `</script><img src=x onerror="alert(1)"> $& Hnos. & Cía.`

interface PageRequest {
  readonly path?: string
  readonly headers?: Readonly<Record<string, string>>
}

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

interface Sent {
  readonly host: string
  readonly config: unknown
  readonly center: { readonly name: string } | null
}

const bootOf = (body: string): Sent =>
  JSON.parse(/<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(body)?.[1] ?? '') as Sent

describe('the page of an app', () => {
  let server: TestServer
  let gym: Gym
  let other: Gym
  let origin = ''
  let folder = ''
  const write = (path: string, content: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  beforeAll(async () => {
    server = await startTestServer({ HOST: '0.0.0.0' })
    gym = await buildGym(server, { accentColor: '#c084fc', imageUrl: '/images/logo.png' })
    other = await buildGym(server, { name: HOSTILE })
    folder = mkdtempSync(join(tmpdir(), 'latido-apps-'))
    for (const app of ['panel', 'live', 'join']) {
      write(`${app}/dist/index.html`, PAGE)
      write(`${app}/dist/config.json`, JSON.stringify(CONFIG))
    }
    const app = await buildServer(server.context, folder)
    origin = await app.listen({ port: 0, host: '127.0.0.1' })
    atEnd(async () => {
      await app.close()
      rmSync(folder, { recursive: true, force: true })
    })
  })

  const open = (host: string, { path = '/', headers = {} }: PageRequest = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const call = request(origin + path, { headers: { host, ...headers } }, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts).toString() }),
        )
      })
      call.on('error', reject)
      call.end()
    })

  it.each(['/', '/users?page=2', '/live/', '/join/K7M4X'])('%s contains what its app requests first', async (path) => {
    const { body } = await open(`${gym.branch.host}:8443`, { path })
    const answer = await fetch(`${server.url}/api/v2/admin/${gym.branch.host}/search`)
    expect(bootOf(body)).toEqual({ host: gym.branch.host, config: CONFIG, center: await answer.json() })
  })

  it('shows the center’s name, logo, and color', async () => {
    const { body } = await open(gym.branch.host)
    expect(body).toContain(`<p>${gym.branch.name}</p>`)
    expect(body).toContain('<img src="/images/logo.png" alt="" decoding="async">')
    expect(body).toContain('--first-accent: #c084fc;')
    expect(body).not.toContain('<svg>')
  })

  it('contains nothing of another host’s center', async () => {
    const { body } = await open(other.branch.host)
    expect(bootOf(body).center?.name).toBe(HOSTILE)
    expect(body).not.toContain(gym.branch.name)
    expect(body).not.toContain(gym.branch.publishableKey)
    expect(body).not.toContain('--first-accent')
  })

  it('escapes the center’s name', async () => {
    const { body } = await open(other.branch.host)
    expect(body).toContain(
      '<p>&lt;/script&gt;&lt;img src=x onerror=&quot;alert(1)&quot;&gt; $&amp; Hnos. &amp; Cía.</p>',
    )
    expect(body.match(/<\/script>/g)).toHaveLength(2)
    expect(body).not.toContain('<img')
  })

  it('shows Latido’s own mark on a host without a center', async () => {
    const { status, body } = await open('nobody.example')
    expect(status).toBe(200)
    expect(bootOf(body)).toEqual({ host: 'nobody.example', config: CONFIG, center: null })
    expect(body).toContain('<!--mark--><svg></svg><!--/mark--><p><!--name-->Latido<!--/name--></p>')
  })

  it('loads the texts of one language only', async () => {
    const spanish = await open(gym.branch.host, { headers: { 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' } })
    expect(spanish.body).toContain('<html lang="es">')
    expect(spanish.body).toContain('/assets/es.js')
    expect(spanish.body).not.toContain('/assets/en.js')
    const english = await open(gym.branch.host, { headers: { 'accept-language': 'en' } })
    expect(english.body).toContain('/assets/en.js')
    expect(english.body).not.toContain('/assets/es.js')
    expect(english.headers['vary']).toMatch(/accept-language/i)
  })

  it('is not sent again until its content has changed', async () => {
    const first = await open(gym.branch.host)
    const etag = String(first.headers['etag'])
    expect(first.headers['cache-control']).toBe('no-cache')
    const again = () => open(gym.branch.host, { headers: { 'if-none-match': etag } })
    expect(await again()).toMatchObject({ status: 304, body: '' })
    expect((await open(other.branch.host, { headers: { 'if-none-match': etag } })).status).toBe(200)
    await server.context.db.update(branches).set({ status: 0 }).where(eq(branches.uuid, gym.branch.uuid))
    const changed = await again()
    await server.context.db.update(branches).set({ status: 1 }).where(eq(branches.uuid, gym.branch.uuid))
    expect(changed.status).toBe(200)
    expect(bootOf(changed.body).center).toMatchObject({ status: 0 })
  })

  it('omits the center for an app whose calls go to another server', async () => {
    write('live/dist/config.json', JSON.stringify({ ...CONFIG, apiBaseUrl: 'https://api.example' }))
    const { body } = await open(gym.branch.host, { path: '/live/' })
    write('live/dist/config.json', JSON.stringify(CONFIG))
    expect(bootOf(body)).toMatchObject({ config: { apiBaseUrl: 'https://api.example' }, center: null })
  })

  it('is sent without its center by a standby server', async () => {
    const spy = vi.spyOn(server.context, 'isServing').mockReturnValue(false)
    const { status, body } = await open(gym.branch.host)
    spy.mockRestore()
    expect([status, bootOf(body).center]).toEqual([200, null])
  })

  it('is sent without its center during a database outage', async () => {
    const spy = vi.spyOn(server.context.db, 'select').mockImplementation(() => {
      throw new Error('away')
    })
    const { status, body } = await open(gym.branch.host)
    spy.mockRestore()
    expect([status, bootOf(body).center]).toEqual([200, null])
  })

  it('may run its own inline script and no other', async () => {
    const hash = createHash('sha256').update(OWN_SCRIPT).digest('base64')
    const { headers, body } = await open(other.branch.host)
    expect(body).toContain(`<script>${OWN_SCRIPT}</script>`)
    expect(String(headers['content-security-policy']).split(';')).toContain(`script-src 'self' 'sha256-${hash}'`)
    const seen = await open(other.branch.host, { headers: { 'if-none-match': String(headers['etag']) } })
    expect([seen.status, seen.headers['content-security-policy']]).toEqual([304, headers['content-security-policy']])
    const elsewhere = await open(other.branch.host, { path: '/healthz' })
    expect(String(elsewhere.headers['content-security-policy']).split(';')).toContain("script-src 'self'")
  })

  it('is the same for every visitor', async () => {
    const headers = { cookie: 'session=abc', 'token-admin': 'secret', authorization: 'Bearer x' }
    expect((await open(gym.branch.host, { headers })).body).toBe((await open(gym.branch.host)).body)
  })
})
