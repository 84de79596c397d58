import { askMembership } from '@repo/api-client/requests/ask-membership'
import { eq } from 'drizzle-orm'
import pLimit from 'p-limit'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { buildLinkRequest } from '../../../testing/factories/build-link-request.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { createClient } from '../../../testing/wire-client.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { mails } from '../../database/schema/mails.ts'
import { linkRequests } from '../../database/schema/members.ts'

const asker = {
  name: 'Beatriz',
  last_name_1: 'Solís',
  pseudonym: 'Golondrina',
  email: 'Beatriz.Solis@mail.example',
  birthday: '1990-05-04',
  sex: 'female',
  consent: 1,
  website: '',
  typed_for: 2,
} as const

describe('a membership request', () => {
  let server: TestServer
  let world: World
  beforeAll(async () => {
    server = await startTestServer({ TRUSTED_PROXIES: '127.0.0.1' })
  })
  beforeEach(async () => {
    world = await buildWorld(server)
  })

  const headers = (language: 'en' | 'es' = 'en') => ({ ...world.headers.center, 'accept-language': language })
  const request = (change: Partial<Record<keyof typeof asker | 'last_name_2', unknown>> = {}, language?: 'es') =>
    createClient({ baseUrl: server.url, headers: () => headers(language) }).call(askMembership, {
      body: { ...asker, ...change } as typeof asker,
    })
  const status = async (change: object) => {
    const { status: answered } = await fetch(`${server.url}/api/v2/membership-requests`, {
      method: 'POST',
      headers: { ...headers(), 'content-type': 'application/json' },
      body: JSON.stringify({ ...asker, ...change }),
    })
    return answered
  }
  const stored = async () => {
    const rows = await server.context.db
      .select()
      .from(linkRequests)
      .where(eq(linkRequests.branchUuid, world.branch.uuid))
    // the world has two requests
    expect(rows.length).toBeGreaterThanOrEqual(2)
    return rows.filter(({ email }) => email.endsWith('@mail.example'))
  }

  it('is stored with its language and consent', async () => {
    await expect(request({}, 'es')).resolves.toEqual({ message: 'ok' })
    expect(await stored()).toMatchObject([
      {
        name: 'Beatriz',
        lastName1: 'Solís',
        lastName2: null,
        pseudonym: 'Golondrina',
        email: 'beatriz.solis@mail.example',
        birthday: '1990-05-04',
        sex: 'female',
        language: 'es',
        consentVersion: 1,
        requestedAt: new Date(server.clock.now()),
        acceptedAt: null,
        refusedAt: null,
      },
    ])
  })

  it('replaces a pending request of the same email and is added to a refused one', async () => {
    await request()
    await request({ name: 'Betina', email: 'beatriz.solis@MAIL.example' })
    expect(await stored()).toMatchObject([{ name: 'Betina' }])
    await server.context.db.update(linkRequests).set({ refusedAt: new Date() })
    await request()
    expect((await stored()).map(({ name }) => name).toSorted()).toEqual(['Beatriz', 'Betina'])
  })

  it('gets the same answer after the same time for known and unknown email addresses', async () => {
    const before = performance.now()
    const known = await request({ email: world.spare.email })
    expect(performance.now() - before).toBeGreaterThanOrEqual(290)
    expect(await request()).toEqual(known)
    expect(await server.context.db.select().from(mails)).toEqual([])
  })

  it.each([{ website: 'https://buy.example' }, { typed_for: 1.9 }])(
    'of a bot (%j) is dropped without notice',
    async (change) => {
      const before = performance.now()
      expect(await request(change)).toEqual({ message: 'ok' })
      expect(performance.now() - before).toBeGreaterThanOrEqual(290)
      expect(await stored()).toEqual([])
    },
  )

  it.each([
    { name: 'Al' },
    { name: 'x'.repeat(51) },
    { last_name_1: 'Gil' },
    { last_name_2: 'Gil' },
    { pseudonym: 'R' },
    { email: 'beatriz' },
    { birthday: '1990-02-30' },
    { birthday: '2099-01-01' },
    { sex: 'choose' },
    { consent: 0 },
    { consent: 2 },
    { consent: true },
    { typed_for: -1 },
    { name: null },
  ])('with %j is refused', async (change) => {
    expect(await status(change)).toBe(422)
    expect(await stored()).toEqual([])
  })

  it('is refused when 5,000 requests are pending', async () => {
    const { db } = server.context
    const rows = Array.from({ length: 4998 }, (_, index) => ({
      uuid: crypto.randomUUID(),
      branchUuid: world.branch.uuid,
      name: 'Elena',
      lastName1: 'Ferrer',
      pseudonym: `Faro ${index}`,
      email: `waiting${index}@gym.example`,
      requestedAt: new Date(server.clock.now()),
    }))
    await db.insert(linkRequests).values(rows.slice(1))
    await buildLinkRequest(db, world.branch.uuid, { refusedAt: new Date() })
    await expect(request()).resolves.toBeDefined()
    await expect(request({ email: 'another@mail.example' })).rejects.toMatchObject({
      status: 429,
      code: 'rate-limited',
    })
    // a pending request can still be replaced
    expect(await stored()).toHaveLength(1)
  })

  it('is rate limited after 3 per email address and after 40 per network address', async () => {
    for (let time = 0; time < 3; time += 1) await request()
    await expect(request()).rejects.toMatchObject({ status: 429 })
    const requests = Array.from({ length: 37 }, (_, index) => request({ email: `a${index}@mail.example` }))
    await Promise.all(requests)
    await expect(request({ email: 'last@mail.example' })).rejects.toMatchObject({ status: 429 })
    server.clock.advance(60_000)
    await expect(request({ email: 'last@mail.example' })).resolves.toBeDefined()
  })

  it('of an honest visitor is accepted during a flood from many networks', async () => {
    const from = (n: number, email: string) =>
      fetch(`${server.url}${askMembership.path}`, {
        method: 'POST',
        headers: {
          ...world.headers.center,
          'content-type': 'application/json',
          'x-forwarded-for': `2001:db8:${(n + 1).toString(16)}::1`,
        },
        body: JSON.stringify({ ...asker, email }),
      })
    const limit = pLimit(50)
    const requests = Array.from({ length: 210 }, (_, n) => limit(() => from(n, `stranger${n}@mail.example`)))
    expect(new Set((await Promise.all(requests)).map(({ status }) => status))).toEqual(new Set([202]))
    // strangers use up the limit of the visitor's email only in their own networks
    for (let time = 0; time < 4; time += 1) await from(300, 'visitor@mail.example')
    expect((await from(301, 'visitor@mail.example')).status).toBe(202)
  })
})
