import { contract } from '@repo/api-client/contract'
import { ErrorBody } from '@repo/api-client/core/schemas'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { administrators } from '../src/database/schema/staff.ts'
import { EVERY_STAFF } from '../testing/calls/call-row.ts'
import { everyCall } from '../testing/calls/every-call.ts'
import { fingerprintsOf } from '../testing/database-fingerprint.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { createValidSender } from '../testing/valid-sender.ts'
import { buildWorld, type Caller, CALLERS } from '../testing/world.ts'

type Name = keyof typeof contract

const names = Object.keys(everyCall) as Name[]
const needsFeature = names.filter((name) => everyCall[name].needsFeature)

describe('the permissions', () => {
  let server: TestServer
  let call: Awaited<ReturnType<typeof createValidSender>>
  let fingerprint: () => Promise<string>
  // refused calls change nothing, so one world serves all
  let world: Awaited<ReturnType<typeof buildWorld>>
  let plainWorld: typeof world
  beforeAll(async () => {
    server = await startTestServer()
    call = await createValidSender(server.url)
    fingerprint = fingerprintsOf(server.context.db)
    world = await buildWorld(server)
    plainWorld = await buildWorld(server, {})
  })

  const fresh = (name: Name) => (contract[name].method === 'GET' ? world : buildWorld(server))
  const isStaff = (caller: Caller) => EVERY_STAFF.some((role) => role === caller)

  it.each(names)('refuse %s to all other callers without any change', async (name) => {
    const before = await fingerprint()
    const { granted, refusedAs = 403 } = everyCall[name]
    // staff also have the API key of the center
    const holdsKey = (caller: Caller) => isStaff(caller) && granted.includes('center')
    for (const caller of CALLERS.filter((one) => !granted.includes(one) && !holdsKey(one))) {
      const answer = await call(name, world, caller)
      const status = isStaff(caller) && granted.some(isStaff) ? refusedAs : 401
      expect([caller, answer.status]).toEqual([caller, status])
      expect(ErrorBody.parse(await answer.json()).message).not.toBe('')
      expect(await fingerprint()).toBe(before)
    }
  })

  it.each(names)('grant %s', async (name) => {
    const { granted, inVain } = everyCall[name]
    for (const caller of granted) {
      const answer = await call(name, await fresh(name), caller)
      expect([caller, answer.status]).toEqual([caller, inVain ?? contract[name].status])
    }
  })

  it.each(needsFeature)('refuse %s in a center without features, without any change', async (name) => {
    const before = await fingerprint()
    for (const caller of EVERY_STAFF) {
      expect((await call(name, plainWorld, caller)).status).toBe(403)
    }
    expect(await fingerprint()).toBe(before)
  })

  it('grant everything else without features', { timeout: 180_000 }, async () => {
    for (const name of names.filter((one) => !needsFeature.includes(one))) {
      const { granted, inVain } = everyCall[name]
      if (!granted.includes('admin')) continue
      const own = contract[name].method === 'GET' ? plainWorld : await buildWorld(server, {})
      const { status } = await call(name, own, 'admin')
      expect([name, status]).toEqual([name, inVain ?? contract[name].status])
    }
  })

  it('end with the session and with its administrator', async () => {
    const own = await buildWorld(server)
    const statusOf = async (caller: Caller) => (await call('showCenter', own, caller)).status
    await server.context.db
      .update(administrators)
      .set({ isActive: false })
      .where(eq(administrators.uuid, own.coach.uuid))
    expect([await statusOf('admin'), await statusOf('coach')]).toEqual([200, 401])
    server.clock.advance(12 * 3_600_000)
    expect(await statusOf('admin')).toBe(401)
  })
})
