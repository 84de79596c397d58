import { logOut } from '@repo/api-client/auth/account-endpoints'
import { logIn } from '@repo/api-client/auth/log-in'
import { listMembers } from '@repo/api-client/members/list-members'
import { showMember } from '@repo/api-client/members/save-member'
import { asc, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { statementsOf } from '../../../testing/count-statements.ts'
import { PASSWORD } from '../../../testing/factories/password.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { createClient } from '../../../testing/wire-client.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { branchDatabase } from '../../database/branch-database.ts'
import { auditEntries } from '../../database/schema/audit-entries.ts'
import { checkAuditChain } from './audit-chain.ts'

describe('the audit log', () => {
  let server: TestServer
  let world: World
  beforeAll(async () => {
    server = await startTestServer()
  })
  beforeEach(async () => {
    world = await buildWorld(server)
  })

  const as = (headers: Readonly<Record<string, string>>) =>
    createClient({ baseUrl: server.url, headers: () => headers })
  const signIn = (email: string, password = PASSWORD) =>
    as(world.headers.center)
      .call(logIn, { body: { email, password, rememberme: false, force: true } })
      .then(
        () => 'in',
        ({ code }: { code: string }) => code,
      )
  const entries = () =>
    server.context.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.branchUuid, world.branch.uuid))
      .orderBy(asc(auditEntries.sequence))
  const actions = async () =>
    (await entries()).map(({ action, administratorUuid, subjectUuid }) => [action, administratorUuid, subjectUuid])

  it('records a sign-in, the session it ended, and a sign-out', async () => {
    const { uuid, email } = world.coach
    expect(await signIn(email)).toBe('in')
    await as(world.headers.admin).call(logOut, {})
    expect(await actions()).toEqual([
      ['administrator-signed-in', uuid, null],
      ['administrator-session-ended', uuid, null],
      ['administrator-signed-out', world.admin.uuid, null],
    ])
    expect((await checkAuditChain(branchDatabase(server.context.db, world.branch.uuid))).brokenAt).toBeNull()
  })

  it('records a refused sign-in once an hour, without the typed text', async () => {
    const { uuid, email } = world.coach
    const typed = 'Cuatro-Tazas-Azules'
    for (let time = 0; time < 3; time += 1) expect(await signIn(email, typed)).toBe('wrong-credentials')
    for (const unknown of [`${typed}@gym.example`, 'nobody@gym.example']) {
      expect(await signIn(unknown, typed)).toBe('wrong-credentials')
    }
    server.clock.advance(3_600_000)
    expect(await signIn(email, typed)).toBe('wrong-credentials')
    expect(await actions()).toEqual([
      ['administrator-sign-in-refused', null, uuid],
      ['administrator-sign-in-refused', null, null],
      ['administrator-sign-in-refused', null, uuid],
    ])
    expect(JSON.stringify(await entries()).toLowerCase()).not.toContain(typed.toLowerCase())
  })

  it('records views of a member form and searches once an hour per administrator', async () => {
    const admin = as(world.headers.admin)
    const uuid = world.member.uuid
    for (let time = 0; time < 2; time += 1) await admin.call(showMember, { params: { uuid } })
    await admin.call(showMember, { params: { uuid: world.spare.uuid } })
    await as(world.headers.coach).call(showMember, { params: { uuid } })
    for (const search of ['Sol', 'Solí', 'Solís']) await admin.call(listMembers, { query: { search } })
    await admin.call(listMembers, { query: {} })
    expect(await actions()).toEqual([
      ['member-form-seen', world.admin.uuid, uuid],
      ['member-form-seen', world.admin.uuid, world.spare.uuid],
      ['member-form-seen', world.coach.uuid, uuid],
      ['members-searched', world.admin.uuid, null],
    ])
    expect(JSON.stringify(await entries())).not.toContain('Solí')
  })

  it('adds no statement to a search that is already recorded', async () => {
    const admin = as(world.headers.admin)
    const search = (typed: string) => admin.call(listMembers, { query: { search: typed } })
    await search('Sola')
    await search('Solb')
    const first = await statementsOf(server.context.db, async () => void (await search('Solc')))
    expect(await entries()).toHaveLength(1)
    expect(await statementsOf(server.context.db, async () => void (await search('Sold')))).toBe(first)
  })
})
