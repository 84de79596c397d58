import { rename, statfs } from 'node:fs/promises'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'

import { beforeAll, describe, expect, it } from 'vitest'

import { atEnd } from '../../testing/at-end.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { buildWorld, type World } from '../../testing/world.ts'
import { buildServer } from './build-server.ts'
import { createContext } from './create-context.ts'

const TOKEN = 'read-by-prometheus'

interface Answer {
  readonly status: number
  readonly body: string
}

/** Calls like a monitor, with these headers only. */
const get = (url: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const call = request(url, { headers }, (answer) => {
      text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, body }), reject)
    })
    call.on('error', reject)
    call.end()
  })

const valueOf = (body: string, name: string): number =>
  Number(
    body
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')
      .at(-1),
  )

describe('the metrics of a server', () => {
  let server: TestServer
  let world: World
  beforeAll(async () => {
    server = await startTestServer()
    world = await buildWorld(server)
  })

  it('count classes and people, and measure how late their packets leave', async () => {
    await server.context.engine.tick(world.classUuid)
    const { status, body } = await get(`${server.url}/metrics`)
    expect(status).toBe(200)
    expect([valueOf(body, 'latido_classes'), valueOf(body, 'latido_participants')]).toEqual([1, 1])
    expect(valueOf(body, 'latido_packet_lateness_seconds_count')).toBe(1)
    expect(valueOf(body, 'latido_mails_queued')).toBe(0)
    expect(valueOf(body, 'latido_database_answer_seconds')).toBeGreaterThanOrEqual(0)
  })

  it('include the free space of the data disk, and omit it when the folder is missing', async () => {
    const { dataDirectory } = server.context.config
    const freeIn = async () => valueOf((await get(`${server.url}/metrics`)).body, 'latido_disk_free_bytes')
    const { bavail, bsize } = await statfs(dataDirectory)
    // other processes write on this disk too
    expect(Math.abs((await freeIn()) - bavail * bsize)).toBeLessThan(5_000_000_000)
    await rename(dataDirectory, `${dataDirectory}-away`)
    expect(await freeIn()).toBeNaN()
    await rename(`${dataDirectory}-away`, dataDirectory)
    expect(await freeIn()).toBeGreaterThan(0)
  })

  it('count responses by route pattern, without names of people', async () => {
    const path = `/api/v2/room/${world.idle.uuid}`
    await get(`${server.url}${path}`)
    const { body } = await get(`${server.url}/metrics`)
    expect(body).toMatch(/latido_http_answer_seconds_count\{method="GET",route="[^"]*",status="4xx"\} [1-9]/)
    const { member, spare, admin, branch } = world
    for (const { uuid } of [world.idle, member, spare, admin, branch]) expect(body).not.toContain(uuid)
    for (const said of [member.name, member.pseudonym, admin.email]) expect(body).not.toContain(said)
  })

  it.each<[string, Readonly<Record<string, string>>]>([
    ['comes through a proxy', { 'x-forwarded-for': '203.0.113.9' }],
    ['is a page of another name', { host: 'gym.example' }],
    ['guesses at a token that is not set', { host: 'gym.example', authorization: 'Bearer ' }],
    ['guesses at nothing', { host: 'gym.example', authorization: 'Bearer null' }],
  ])('are not served to a caller that %s', async (_, headers) => {
    expect((await get(`${server.url}/metrics`, headers)).status).toBe(404)
  })

  it('are served to a remote caller with the token', async () => {
    const connection = await openTestDatabase()
    const context = createContext({ ...server.context.config, metricsToken: TOKEN }, connection)
    const app = await buildServer(context, import.meta.dirname)
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    atEnd(async () => {
      await app.close()
      await connection.close()
    })
    const getMetrics = (token: string) =>
      get(`${url}/metrics`, { host: 'gym.example', authorization: `Bearer ${token}` })
    expect((await getMetrics(TOKEN)).status).toBe(200)
    for (const wrong of ['', 'x', TOKEN.slice(1), TOKEN.toUpperCase()])
      expect((await getMetrics(wrong)).status).toBe(404)
  })
})
