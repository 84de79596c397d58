import { randomUUID } from 'node:crypto'

import { acceptRequests, listRequests, refuseRequests, restoreRequests } from '@repo/api-client/requests/requests'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { buildLinkRequest } from '../../../testing/factories/build-link-request.ts'
import { buildMember } from '../../../testing/factories/build-member.ts'
import { buildTraining } from '../../../testing/factories/build-training.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { type Client, createClient } from '../../../testing/wire-client.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { auditEntries } from '../../database/schema/audit-entries.ts'
import { mails } from '../../database/schema/mails.ts'
import { linkRequests, members } from '../../database/schema/members.ts'
import { runHousekeeping } from '../../operations/jobs/housekeeping.ts'

const MINUTE = 60_000
const DAY = 86_400_000

describe('membership requests', () => {
  let server: TestServer
  let world: World
  let admin: Client
  beforeAll(async () => {
    server = await startTestServer()
  })
  beforeEach(async () => {
    world = await buildWorld(server)
    admin = createClient({ baseUrl: server.url, headers: () => world.headers.admin })
  })

  const db = () => server.context.db
  const params = () => ({ branch: world.branch.uuid })
  const list = async (query: object = {}, by = admin) =>
    (await by.callDecoded(listRequests, { params: params(), query })).rows
  const waiting = async () => (await list()).map(({ uuid }) => uuid)
  const accept = (...users: string[]) => admin.call(acceptRequests, { params: params(), body: { users } })
  const refuse = (...users: string[]) => admin.call(refuseRequests, { params: params(), body: { users } })
  const restore = (...users: string[]) => admin.call(restoreRequests, { params: params(), body: { users } })
  const addRequest = (change: Parameters<typeof buildLinkRequest>[2] = {}) =>
    buildLinkRequest(db(), world.branch.uuid, change)
  const memberBy = async (email: string) => {
    const rows = await db().select().from(members).where(eq(members.branchUuid, world.branch.uuid))
    return rows.find((member) => member.email === email)
  }
  const mailsTo = (email: string) => db().select().from(mails).where(eq(mails.recipient, email))
  const noted = async () => {
    const ours = eq(auditEntries.branchUuid, world.branch.uuid)
    const rows = await db().select().from(auditEntries).where(ours).orderBy(auditEntries.sequence)
    return rows.map(({ action }) => action)
  }

  it('can be read by a coach and answered by administrators only', async () => {
    const coach = createClient({ baseUrl: server.url, headers: () => world.headers.coach })
    expect(await list({}, coach)).toHaveLength(2)
    const call = { params: params(), body: { users: [world.askingUuid] } }
    for (const answer of [acceptRequests, refuseRequests, restoreRequests] as const) {
      await expect(coach.call(answer, call)).rejects.toMatchObject({ status: 403, code: 'forbidden' })
    }
  })

  it('of another center are unknown', async () => {
    const other = await buildWorld(server)
    const foreign = { branch: other.branch.uuid }
    const body = { users: [other.askingUuid] }
    const unknown = { status: 404, code: 'not-found' }
    await expect(admin.call(listRequests, { params: foreign, query: {} })).rejects.toMatchObject(unknown)
    await expect(admin.call(acceptRequests, { params: foreign, body })).rejects.toMatchObject(unknown)
    await expect(admin.call(refuseRequests, { params: foreign, body })).rejects.toMatchObject(unknown)
    await expect(admin.call(restoreRequests, { params: foreign, body })).rejects.toMatchObject(unknown)
    expect(await accept(other.askingUuid)).toEqual({ accepted: [], conflicts: [] })
    expect(await refuse(other.askingUuid)).toEqual({ refused: [] })
    expect(await db().select().from(linkRequests).where(eq(linkRequests.uuid, other.askingUuid))).toMatchObject([
      { acceptedAt: null, refusedAt: null },
    ])
  })

  it('create members when accepted and email them their code in their language', async () => {
    const said = { sex: 'male', birthday: '1990-01-02', lastName2: 'Luna' } as const
    const one = await addRequest({ ...said, language: 'es' })
    const two = await addRequest({ language: 'en' })
    const { accepted, conflicts } = await accept(one.uuid, two.uuid)
    expect([accepted.toSorted(), conflicts]).toEqual([[one.uuid, two.uuid].toSorted(), []])
    const member = await memberBy(one.email)
    expect(member).toMatchObject({ ...said, name: 'Elena', lastName1: 'Ferrer', pseudonym: one.pseudonym })
    expect(member).toMatchObject({ weightKg: null, unlinkedAt: null, signInCode: expect.stringMatching(/^\d{6}$/) })
    const [mail] = await mailsTo(one.email)
    expect(mail).toMatchObject({ memberUuid: member?.uuid, senderName: world.branch.name })
    expect(mail?.body).toContain(`Tu código de acceso a las clases: ${member?.signInCode}`)
    const [other] = await mailsTo(two.email)
    expect(other?.subject).toBe(`Welcome to ${world.branch.name}`)
    // the undo toast is gone by then
    expect(other?.nextAttemptAt.getTime()).toBe(server.clock.now() + MINUTE)
    expect(await waiting()).not.toContain(one.uuid)
    expect(await noted()).toEqual(['member-accepted', 'member-accepted'])
  })

  it('are accepted once if two coaches accept concurrently', async () => {
    const { uuid, email } = await addRequest()
    const [first, second] = await Promise.all([accept(uuid), accept(uuid)])
    expect([...first.accepted, ...second.accepted]).toEqual([uuid])
    expect(await refuse(uuid)).toEqual({ refused: [] })
    expect(await mailsTo(email)).toHaveLength(1)
    expect(await noted()).toEqual(['member-accepted'])
  })

  it('with the email or pseudonym of a member stay pending', async () => {
    const known = await addRequest({ email: world.spare.email })
    const named = await addRequest({ pseudonym: world.spare.pseudonym })
    const free = await addRequest()
    const taken = { status: 409, code: 'member-already-linked' }
    await expect(accept(known.uuid)).rejects.toMatchObject(taken)
    await expect(accept(named.uuid)).rejects.toMatchObject({ status: 409, code: 'pseudonym-taken' })
    await expect(accept(known.uuid, named.uuid)).rejects.toMatchObject(taken)
    const answer = await accept(known.uuid, named.uuid, free.uuid)
    expect(answer).toEqual({ accepted: [free.uuid], conflicts: expect.arrayContaining([known.uuid, named.uuid]) })
    expect(await waiting()).toEqual(expect.arrayContaining([known.uuid, named.uuid]))
    expect(await memberBy(world.spare.email)).toMatchObject({ name: world.spare.name })
  })

  it('with the same pseudonym go by age, so the oldest gets it', async () => {
    const later = await addRequest({ pseudonym: 'Rayo', requestedAt: new Date('2026-01-06T00:00:00Z') })
    const first = await addRequest({ pseudonym: 'RAYO', requestedAt: new Date('2026-01-05T00:00:00Z') })
    expect(await accept(later.uuid, first.uuid)).toEqual({ accepted: [first.uuid], conflicts: [later.uuid] })
  })

  it('of a former member restore that member with their history', async () => {
    const left = new Date('2025-01-01T00:00:00Z')
    const former = await buildMember(db(), world.branch.uuid, { name: 'Antes', unlinkedAt: left })
    const { uuid } = await addRequest({ email: former.email })
    await accept(uuid)
    expect(await memberBy(former.email)).toMatchObject({
      uuid: former.uuid,
      name: 'Elena',
      unlinkedAt: null,
      weightKg: 60,
      signInCode: former.signInCode,
    })
    expect(await restore(uuid)).toEqual({ restored: [uuid] })
    expect(await memberBy(former.email)).toMatchObject({ unlinkedAt: new Date(server.clock.now()) })
    expect(await mailsTo(former.email)).toEqual([])
  })

  it('are pending again after an acceptance is undone, and no email is sent', async () => {
    const { uuid, email } = await addRequest()
    await accept(uuid)
    expect(await restore(uuid)).toEqual({ restored: [uuid] })
    expect(await memberBy(email)).toBeUndefined()
    expect(await mailsTo(email)).toEqual([])
    expect(await waiting()).toContain(uuid)
    expect(await restore(uuid)).toEqual({ restored: [] })
    expect(await accept(uuid)).toMatchObject({ accepted: [uuid] })
    expect(await noted()).toEqual(['member-accepted', 'members-requests-restored', 'member-accepted'])
  })

  it.each([
    [10 * MINUTE - 1, 1],
    [10 * MINUTE, 0],
  ])('accepted %d ms ago can be restored: %d', async (later, count) => {
    const { uuid } = await addRequest()
    await accept(uuid)
    server.clock.advance(later)
    expect((await restore(uuid)).restored).toHaveLength(count)
  })

  it.each([
    [10 * MINUTE - 1, true],
    [10 * MINUTE, false],
  ])('refused %d ms ago can be restored: %j', async (later, isRestored) => {
    const { uuid } = await addRequest()
    const { uuid: kept } = await addRequest()
    await refuse(uuid, kept)
    server.clock.advance(later)
    expect(await restore(uuid)).toEqual({ restored: isRestored ? [uuid] : [] })
    const still = await waiting()
    expect([still.includes(uuid), still.includes(kept)]).toEqual([isRestored, false])
    const noticed = isRestored ? ['members-requests-restored'] : []
    expect(await noted()).toEqual(['members-requests-refused', ...noticed])
  })

  it('cannot be restored after a newer one, and of two refusals only the last can be', async () => {
    const first = await addRequest({ email: 'twice@mail.example' })
    await refuse(first.uuid)
    server.clock.advance(MINUTE)
    const newer = await addRequest({ email: 'twice@mail.example' })
    expect(await restore(first.uuid)).toEqual({ restored: [] })
    await refuse(newer.uuid)
    expect(await restore(first.uuid, newer.uuid)).toEqual({ restored: [newer.uuid] })
    expect(await waiting()).toContain(newer.uuid)
  })

  it('stay accepted once the member has trained', async () => {
    const { uuid, email } = await addRequest()
    await accept(uuid)
    const member = await memberBy(email)
    await buildTraining(db(), world.branch.uuid, member?.uuid ?? '')
    expect(await restore(uuid)).toEqual({ restored: [] })
    expect(await memberBy(email)).toMatchObject({ unlinkedAt: null })
  })

  it('are hidden when refused and deleted after a month', async () => {
    const { uuid } = await addRequest()
    expect(await refuse(uuid)).toEqual({ refused: [uuid] })
    expect(await waiting()).not.toContain(uuid)
    await expect(accept(uuid)).resolves.toEqual({ accepted: [], conflicts: [] })
    const kept = async () => {
      await runHousekeeping(server.context)
      return db().select().from(linkRequests).where(eq(linkRequests.uuid, uuid))
    }
    server.clock.advance(30 * DAY)
    expect(await kept()).toHaveLength(1)
    server.clock.advance(1)
    expect(await kept()).toEqual([])
    // pending requests are not deleted
    const pending = db().select().from(linkRequests).where(eq(linkRequests.uuid, world.askingUuid))
    expect(await pending).toHaveLength(1)
  })

  it.each([
    ['no request', []],
    ['an invalid id', ['x']],
    ['501 requests', Array.from({ length: 501 }, () => randomUUID())],
  ])('cannot be answered with %s', async (_, users) => {
    for (const method of ['POST', 'DELETE']) {
      const { status } = await fetch(`${server.url}/api/v2/centers/${world.branch.uuid}/requests`, {
        method,
        headers: { ...world.headers.admin, 'content-type': 'application/json' },
        body: JSON.stringify({ users }),
      })
      expect(status).toBe(422)
    }
  })

  it('are accepted by the hundred at once', async () => {
    const uuids: string[] = []
    for (let index = 0; index < 120; index += 1) uuids.push((await addRequest()).uuid)
    expect((await accept(...uuids)).accepted).toHaveLength(120)
    // codes are unique per branch only
    const here = await db().select().from(members).where(eq(members.branchUuid, world.branch.uuid))
    const codes = here.map(({ signInCode }) => signInCode)
    expect(new Set(codes).size).toBe(codes.length)
  })
})
