import { contract } from '@repo/api-client/contract'
import { pathOf, type Endpoint } from '@repo/api-client/core/endpoint'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { adminSessions } from '../src/database/schema/admin-sessions.ts'
import { administrators } from '../src/database/schema/administrators.ts'
import { bans } from '../src/database/schema/bans.ts'
import { members } from '../src/database/schema/members.ts'
import { everyCall } from './calls/every-call.ts'
import { buildBan } from './factories/build-ban.ts'
import { buildMember } from './factories/build-member.ts'
import { startTestServer, type TestServer } from './test-server.ts'
import { buildWorld, type World } from './world.ts'

type Headers = Readonly<Record<string, string>>

const REVALIDATED = (Object.keys(contract) as (keyof typeof contract)[]).filter((name) => contract[name].isRevalidated)

describe('a list that a caller already has', () => {
  let server: TestServer
  let gym: World
  beforeAll(async () => {
    server = await startTestServer()
    gym = await buildWorld(server)
  })

  const ask = async (path: string, headers: Headers, tag: string | null = null) => {
    const answer = await fetch(server.url + path, { headers: { ...headers, ...(tag && { 'if-none-match': tag }) } })
    const { status } = answer
    return { status, headers: answer.headers, tag: answer.headers.get('etag'), text: await answer.text() }
  }
  const users = (headers: Headers, tag: string | null = null) => ask('/api/v2/users', headers, tag)

  it('there are some to ask about', () => expect(REVALIDATED.length).toBeGreaterThan(5))

  it.each(REVALIDATED)('is not sent again, and kept by no cache: %s', async (name) => {
    const endpoint: Endpoint = contract[name]
    const { id = '', ids, query = {} } = everyCall[name].valid(gym)
    const named = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, param = '']) => [param, ids?.[param] ?? id])
    const { pagination: _, ...paged } = query
    const path = `${pathOf(endpoint, Object.fromEntries(named))}?${new URLSearchParams(paged).toString()}`
    const first = await ask(path, gym.headers.admin)
    const again = await ask(path, gym.headers.admin, first.tag)
    expect([first.status, again.status, again.text, again.tag]).toEqual([200, 304, '', first.tag])
    for (const { headers } of [first, again]) expect(headers.get('cache-control')).toBe('no-store')
    expect(first.headers.get('content-type')).toContain('application/json')
    const other = await ask(path, gym.headers.admin, 'W/"another"')
    expect([other.status, other.text]).toEqual([200, first.text])
  })

  it('comes anew after every change of what it shows, a ban and the end of one by time among them', async () => {
    const { db } = server.context
    let { tag } = await users(gym.headers.admin)
    const expectAnew = async () => {
      const next = await users(gym.headers.admin, tag)
      expect([next.status, next.tag === tag]).toEqual([200, false])
      expect((await users(gym.headers.admin, next.tag)).status).toBe(304)
      tag = next.tag
    }
    const { uuid } = await buildMember(db, gym.branch.uuid)
    await expectAnew()
    await db.update(members).set({ pseudonym: 'Otro' }).where(eq(members.uuid, uuid))
    await expectAnew()
    const until = new Date(server.context.clock.now() + 60_000)
    const place = { branchUuid: gym.branch.uuid, roomUuid: gym.idle.uuid }
    const ban = await buildBan(db, place, uuid, { kind: 'this-class', until })
    await expectAnew()
    await db
      .update(bans)
      .set({ until: new Date(server.context.clock.now() - 1) })
      .where(eq(bans.uuid, ban.uuid))
    await expectAnew()
    await db.update(members).set({ unlinkedAt: until }).where(eq(members.uuid, uuid))
    await expectAnew()
  })

  it('comes in another language under another tag', async () => {
    const path = '/api/v2/trainings/level'
    const inSpanish = { ...gym.headers.admin, 'accept-language': 'es' }
    const { tag, text } = await ask(path, gym.headers.admin)
    const other = await ask(path, inSpanish, tag)
    expect([other.status, other.text === text]).toEqual([200, false])
  })

  it('is told to nobody who shows its tag and may not see it', async () => {
    const { db } = server.context
    const neighbour = await buildWorld(server)
    const { tag, text } = await users(gym.headers.coach)
    const beside = await users(neighbour.headers.admin, tag)
    expect([beside.status, beside.text === text]).toEqual([200, false])
    expect((await users(gym.headers.stranger, tag)).status).toBe(403)
    expect((await users({}, tag)).status).toBe(401)
    await db.update(administrators).set({ role: 'janitor' }).where(eq(administrators.uuid, gym.coach.uuid))
    expect((await users(gym.headers.coach, tag)).status).toBe(403)
    await db.delete(adminSessions).where(eq(adminSessions.adminUuid, gym.coach.uuid))
    expect((await users(gym.headers.coach, tag)).status).toBe(401)
  })
})
