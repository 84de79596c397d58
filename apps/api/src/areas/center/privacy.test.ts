import { showPrivacy, updatePrivacy } from '@repo/api-client/center/center-privacy'
import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { buildGym, type Gym, staffClient, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import type { Client } from '../../../testing/wire-client.ts'
import { auditEntries } from '../../database/schema/audit-entries.ts'

const OPEN = {
  default_visibility: 'all',
  minors_at_most: 'all',
  adult_age: 18,
  unknown_age_is_minor: false,
  consent_age: null,
}

describe('the privacy of a center', () => {
  let server: TestServer
  let gym: Gym
  let admin: Client
  beforeAll(async () => {
    server = await startTestServer()
    gym = await buildGym(server)
    admin = await staffClient(server, gym, gym.admin.email)
  })

  const params = () => ({ params: { uuid: gym.branch.uuid } })
  const save = (change: object) => admin.call(updatePrivacy, { ...params(), body: { ...OPEN, ...change } })

  it('shows everything until staff change it, and the change is audited', async () => {
    const before = await admin.call(showPrivacy, params())
    expect(before).toEqual({ ...OPEN, version: expect.any(Number) })
    await save({ minors_at_most: 'color-anonymous', consent_age: 14, version: before.version })
    const after = { ...OPEN, minors_at_most: 'color-anonymous', consent_age: 14, version: (before.version ?? 0) + 1 }
    expect(await admin.call(showPrivacy, params())).toEqual(after)
    const changed = and(eq(auditEntries.action, 'center-changed'), eq(auditEntries.subjectUuid, gym.branch.uuid))
    const [entry] = await server.context.db.select().from(auditEntries).where(changed)
    expect(entry?.details?.changes).toEqual(
      expect.arrayContaining([
        { field: 'minorsAtMost', before: 'all', after: 'color-anonymous' },
        { field: 'consentAge', before: null, after: 14 },
      ]),
    )
    await expect(save({ version: before.version })).rejects.toMatchObject({ status: 412 })
  })

  it.each([
    { adult_age: 13 },
    { adult_age: 22 },
    { adult_age: 18.5 },
    { consent_age: 12 },
    { consent_age: 17 },
    { default_visibility: null },
  ])('refuses %j', async (change) => {
    await expect(save(change)).rejects.toMatchObject({ status: 422 })
  })

  it('reads a level of a newer panel as nothing', async () => {
    await save({ default_visibility: 'half' })
    expect(await admin.call(showPrivacy, params())).toMatchObject({ default_visibility: 'nothing' })
  })

  it('of another center is not found', async () => {
    const other = await buildGym(server)
    const uuid = { params: { uuid: other.branch.uuid } }
    await expect(admin.call(showPrivacy, uuid)).rejects.toMatchObject({ status: 404 })
    await expect(admin.call(updatePrivacy, { ...uuid, body: OPEN })).rejects.toMatchObject({ status: 404 })
  })
})
