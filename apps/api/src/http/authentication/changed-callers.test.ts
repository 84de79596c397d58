import { showChallenge } from '@repo/api-client/challenges/challenge'
import { listChallenges } from '@repo/api-client/challenges/list-challenges'
import { sessionHeaders } from '@repo/api-client/core/headers'
import { listAdmins } from '@repo/api-client/staff/list-staff'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { buildChallenge } from '../../../testing/factories/build-challenge.ts'
import {
  buildGym,
  type FurnishedGym,
  staffClient,
  startTestServer,
  type TestServer,
} from '../../../testing/test-server.ts'
import type { Client } from '../../../testing/wire-client.ts'
import { branches } from '../../database/schema/center.ts'
import { administrators, adminSessions } from '../../database/schema/staff.ts'
import { hashOf } from '../../lib/secrets.ts'

/** Rows change without the server, as by another server of the same database. */
describe('a list, whose caller is authorized at each call,', () => {
  let server: TestServer
  let gym: FurnishedGym
  let staff: Client & { token: string }
  let challenge: string
  beforeAll(async () => {
    server = await startTestServer()
  })
  beforeEach(async () => {
    gym = await buildGym(server, { features: { gamification: true } })
    staff = await staffClient(server, gym, gym.admin.email)
    challenge = (await buildChallenge(server.context.db, gym.branch.uuid)).uuid
    await listed()
    await detail()
  })

  const listed = async () => (await staff.callDecoded(listAdmins, { query: {} })).rows.map(({ email }) => email)
  const detail = () => staff.callDecoded(showChallenge, { params: { uuid: challenge } })
  const tokenHash = () => hashOf(staff.token)
  const change = (set: Partial<typeof administrators.$inferInsert>) =>
    server.context.db.update(administrators).set(set).where(eq(administrators.uuid, gym.admin.uuid))
  const changeBranch = (set: Partial<typeof branches.$inferInsert>) =>
    server.context.db.update(branches).set(set).where(eq(branches.uuid, gym.branch.uuid))

  const refusals: readonly [string, number, () => Promise<unknown>][] = [
    [
      'whose session was deleted',
      401,
      () => server.context.db.delete(adminSessions).where(eq(adminSessions.tokenHash, tokenHash())),
    ],
    [
      'whose session expired',
      401,
      () =>
        server.context.db
          .update(adminSessions)
          .set({ expiresAt: new Date(0) })
          .where(eq(adminSessions.tokenHash, tokenHash())),
    ],
    ['whose account is closed', 401, () => change({ isActive: false })],
    ['whose center is suspended', 403, () => changeBranch({ status: 2 })],
  ]

  it.each(refusals)('is refused to a staff member %s', async (_, status, happens) => {
    await happens()
    await expect(listed()).rejects.toMatchObject({ status })
    await expect(detail()).rejects.toMatchObject({ status })
    // before the input is checked
    await expect(staff.call(listAdmins, { query: { page: 0 } })).rejects.toMatchObject({ status })
  })

  it('is refused once the center no longer has its feature', async () => {
    await changeBranch({ features: {} })
    await expect(detail()).rejects.toMatchObject({ status: 403 })
    await expect(staff.callDecoded(listChallenges, { query: {} })).rejects.toMatchObject({ status: 403 })
    await expect(listed()).resolves.toContain(gym.coach.email)
  })

  it('shows the new branch to a staff member who was moved', async () => {
    const other = await buildGym(server, { features: { gamification: true } })
    await change({ branchUuid: other.branch.uuid })
    // the client still has the key of its former branch
    await expect(listed()).rejects.toMatchObject({ status: 401, code: 'key-unknown' })
    const centerKey = other.branch.publishableKey
    const headers = sessionHeaders({ centerKey, language: 'en', staffToken: staff.token })
    const answer = await fetch(`${server.url}${listAdmins.path}`, { headers })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const text = await answer.text()
    expect(text).toContain(other.coach.email)
    expect(text).not.toContain(gym.coach.email)
  })

  it('is served again to a staff member whose role was restored', async () => {
    await change({ role: 'coach' })
    await expect(listed()).rejects.toMatchObject({ status: 403 })
    await expect(listed()).rejects.toMatchObject({ status: 403 })
    await change({ role: 'admin' })
    expect(await listed()).toContain(gym.coach.email)
  })

  it('reports invalid input only to a caller who may read it', async () => {
    await expect(staff.call(listAdmins, { query: { page: 0 } })).rejects.toMatchObject({ status: 422 })
    await expect(listed()).resolves.toContain(gym.coach.email)
  })
})
