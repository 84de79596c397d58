import { refreshSession } from '@repo/api-client/auth/refresh-session'
import { searchCenter } from '@repo/api-client/auth/search-center'
import { showCenter } from '@repo/api-client/center/show-center'
import { sessionHeaders } from '@repo/api-client/core/headers'
import { checkSetup, setUpCenter } from '@repo/api-client/setup/set-up-center'
import { listTrainingTypes } from '@repo/api-client/trainings/training-types'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { firstCenter } from '../../../testing/calls/setup-calls.ts'
import { buildBranch } from '../../../testing/factories/build-branch.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { type Client, createClient } from '../../../testing/wire-client.ts'
import { branches, settings } from '../../database/schema/center.ts'
import type { Presence } from '../../lib/cluster.ts'
import { isSetupToken, renewSetupToken } from './set-up-center.ts'

let server: TestServer
let client: Client
let token: string
beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: 'https://gym.example:8443' })
  client = createClient({ baseUrl: server.url, headers: () => ({ 'accept-language': 'es' }) })
})
beforeEach(async () => {
  await server.context.db.execute(sql`truncate branches, login_attempts cascade`)
  token = (await renewSetupToken(server.context.db, null)) ?? ''
})

const setUp = (change: Partial<Record<keyof typeof firstCenter | 'minors_at_most', unknown>> = {}) =>
  client.call(setUpCenter, { body: { ...firstCenter, token, ...change } as typeof firstCenter & { hosts: string[] } })
const counts = async () => {
  const { rows } = (await server.context.db.execute(sql`
    select (select count(*)::int from branches) as centers, (select count(*)::int from administrators) as admins,
      (select count(*)::int from rooms) as rooms, (select count(*)::int from training_types) as types`)) as {
    rows: unknown[]
  }
  return rows[0]
}
const serversOf = (self: string, gone: readonly string[] = []): Presence => ({
  self,
  isGone: async (other) => gone.includes(other),
})
const linksOf = async (): Promise<readonly string[]> => {
  const rows = await server.context.db.select().from(settings)
  return rows.map(({ name }) => name).filter((name) => name.startsWith('setup-token-hash'))
}
const minorsAtMost = async (): Promise<unknown> =>
  (await server.context.db.select({ minors_at_most: branches.minorsAtMost }).from(branches))[0]
const NOTHING = { centers: 0, admins: 0, rooms: 0, types: 0 }

describe('the first setup', () => {
  it.each([
    [{ minors_at_most: 'color-anonymous' }, 'color-anonymous'],
    [{}, 'all'],
  ])('with %j shows at most %s of minors', async (change, level) => {
    await setUp(change)
    expect(await minorsAtMost()).toEqual({ minors_at_most: level })
  })

  it('creates a center with types in both languages and two rooms, and signs its administrator in', async () => {
    await expect(client.call(searchCenter, { params: { host: 'gym.test' } })).rejects.toMatchObject({
      status: 422,
      code: 'center-not-set-up',
      message: expect.stringContaining('aún no está configurado'),
    })
    await expect(client.call(checkSetup, { body: { token } })).resolves.toEqual({
      hosts: ['gym.example'],
      suggested_hosts: [],
    })
    const signedIn = await setUp()
    expect(await counts()).toEqual({ centers: 1, admins: 1, rooms: 2, types: 10 })
    expect(signedIn).toMatchObject({ role: 'admin', show_agreement: true })
    const lookups = ['gym.test', 'gym.example'].map((host) => client.call(searchCenter, { params: { host } }))
    const [center, same] = await Promise.all(lookups)
    expect(same).toEqual(center)
    expect(center).toMatchObject({ lang: 'es', status: 1, name: 'Gimnasio Norte' })
    const staff = createClient({
      baseUrl: server.url,
      headers: () =>
        sessionHeaders({ centerKey: center?.token ?? '', language: 'es', staffToken: signedIn.token_user }),
    })
    // the first session grants the same as a renewed one
    const { features_enabled: features, permissions } = await staff.call(refreshSession, {})
    expect(signedIn).toMatchObject({ features_enabled: features, permissions })
    expect(features).toEqual({ realtime: true, daqs: true, streaming: true, gamification: true })
    const shown = await staff.call(showCenter, { params: { uuid: signedIn.branch_uuid } })
    expect(shown).toMatchObject({ offset_name: 'America/Tijuana', measurement_system: 'metric_system' })
    expect(shown.rooms.map(({ name }) => name).toSorted()).toEqual(['Sala chica', 'Sala principal'])
    const { data } = await staff.call(listTrainingTypes, {})
    expect(data.map((type) => type.trainig_name)).toContain('Fuerza')
  })

  it('stores only the hash of the token, which a new start replaces', async () => {
    const first = token
    const second = (await renewSetupToken(server.context.db, null)) ?? ''
    expect(Buffer.from(second, 'base64url')).toHaveLength(32)
    const stored = JSON.stringify(await server.context.db.select().from(settings))
    expect([stored.includes(first), stored.includes(second)]).toEqual([false, false])
    await expect(setUp({ token: first })).rejects.toMatchObject({ status: 404, code: 'setup-token-unknown' })
    await expect(client.call(checkSetup, { body: { token: first } })).rejects.toMatchObject({ status: 404 })
    await expect(client.call(checkSetup, { body: { token: second } })).resolves.toHaveProperty('hosts')
  })

  it('creates one center if two people submit the same link concurrently', async () => {
    const both = await Promise.allSettled([setUp(), setUp({ email: 'beto@gym.example', hosts: ['other.test'] })])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const refused = both.find((one): one is PromiseRejectedResult => one.status === 'rejected')
    expect(refused?.reason).toMatchObject({ status: 409, code: 'already-set-up' })
    expect(await counts()).toEqual({ centers: 1, admins: 1, rooms: 2, types: 10 })
  })

  it('works once, and later calls and starts are refused', async () => {
    await setUp()
    for (const call of [setUp, () => client.call(checkSetup, { body: { token } })]) {
      await expect(call()).rejects.toMatchObject({ status: 409, code: 'already-set-up' })
    }
    await expect(renewSetupToken(server.context.db, null)).resolves.toBeNull()
    expect(await server.context.db.select().from(settings)).not.toContainEqual(
      expect.objectContaining({ name: 'setup-token-hash' }),
    )
  })

  it('ends every link once one is used, even under concurrent use', async () => {
    const { db } = server.context
    const links = await Promise.all(['a', 'b', 'c'].map((self) => renewSetupToken(db, serversOf(self))))
    const calls = links.map((link, place) => setUp({ token: link ?? '', email: `ana${place}@gym.example` }))
    const answers = await Promise.allSettled(calls)
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
    expect(await counts()).toEqual({ centers: 1, admins: 1, rooms: 2, types: 10 })
    expect(await linksOf()).toEqual([])
  })

  it('has a valid link for each running server', async () => {
    const { db } = server.context
    const start = async (self: string, gone: readonly string[] = []) =>
      (await renewSetupToken(db, serversOf(self, gone))) ?? ''
    const [a, b, c] = await Promise.all([start('a'), start('b'), start('c')])
    const areGood = (tokens: readonly string[]) => Promise.all(tokens.map((token) => isSetupToken(db, token)))
    // the first of the servers replaced the earlier single server's token
    expect(await areGood([token, a, b, c])).toEqual([false, true, true, true])
    const restarted = await start('d', ['b'])
    expect(await areGood([a, b, c, restarted])).toEqual([true, false, true, true])
    const alone = (await renewSetupToken(db, null)) ?? ''
    expect(await areGood([a, c, restarted, alone])).toEqual([false, false, false, true])
    expect(await linksOf()).toHaveLength(1)
  })

  it('is refused once a center was created in another way', async () => {
    await buildBranch(server.context.db)
    await expect(setUp()).rejects.toMatchObject({ status: 409 })
  })

  it.each<[string, Partial<Record<keyof typeof firstCenter, unknown>>, string]>([
    ['a short name', { branch_name: 'ab' }, 'branch_name'],
    ['an unknown time zone', { offset_name: 'America/Gotham' }, 'offset_name'],
    ['no host', { hosts: [] }, 'hosts'],
    ['a host with a port', { hosts: ['gym.test:3000'] }, 'hosts'],
    ['an invalid email', { email: 'ana' }, 'email'],
    ['a password of 7 characters', { password: 'x7$kQp2' }, 'password'],
    ['a password of 129 characters', { password: 'x'.repeat(129) }, 'password'],
    ['a common password', { password: 'PassWord1' }, 'password'],
  ])('is refused with %s, creates nothing, and keeps the link', async (_, change, field) => {
    const refusal: unknown = await setUp(change).catch((error: unknown) => error)
    expect(refusal).toMatchObject({ status: 422 })
    expect(Object.keys((refusal as { fields: object }).fields)[0]).toMatch(new RegExp(`^${field}`))
    expect(await counts()).toEqual(NOTHING)
    await expect(setUp()).resolves.toHaveProperty('token_user')
  })

  it('rate limits token guesses by address and never blocks the real token', async () => {
    const guess = () => client.call(checkSetup, { body: { token: 'a-guess' } }).catch(({ status }) => status as number)
    const statuses: unknown[] = []
    for (let count = 0; count < 12; count += 1) statuses.push(await guess())
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429, 429])
    await expect(setUp()).resolves.toHaveProperty('token_user')
    expect(await counts()).toMatchObject({ centers: 1 })
  })
})

it('every page has a notice in both languages until a center exists', async () => {
  const pages = ['/', '/login', '/users', '/live/', '/join/', '/join/7d3c0b52-2f5e-4f0e-8f39-2a6b1c9d4e10']
  const answerTo = (path: string) => fetch(server.url + path, { headers: { accept: 'text/html' } })
  const textOf = async (path: string) => (await answerTo(path)).text()
  for (const page of pages) {
    const answer = await answerTo(page)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const text = await answer.text()
    expect(text).toContain("This center isn't set up yet.")
    expect(text).toContain('Este centro aún no está configurado.')
  }
  for (const other of ['/setup', '/setup/', '/assets/x.js', '/api/v2/nothing', '/healthz']) {
    expect(await textOf(other)).not.toContain('not set up')
  }
  await buildBranch(server.context.db)
  for (const page of pages) expect(await textOf(page)).not.toContain('not set up')
})
