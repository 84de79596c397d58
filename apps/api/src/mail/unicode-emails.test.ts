import { forgotPassword } from '@repo/api-client/auth/account-endpoints'
import { logIn } from '@repo/api-client/auth/log-in'
import { listMembers } from '@repo/api-client/members/list-members'
import { eraseMember, exportMembers } from '@repo/api-client/members/member-endpoints'
import { createMember, showMember, updateMember } from '@repo/api-client/members/save-member'
import { askMembership } from '@repo/api-client/requests/ask-membership'
import { acceptRequests, listRequests } from '@repo/api-client/requests/requests'
import { createAdmin, exportAdmins, showAdmin } from '@repo/api-client/staff/staff-endpoints'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { buildAdmin } from '../../testing/factories/build-admin.ts'
import { buildMember } from '../../testing/factories/build-member.ts'
import { PASSWORD } from '../../testing/factories/password.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { type Client, createClient } from '../../testing/wire-client.ts'
import { buildWorld, type World } from '../../testing/world.ts'
import { rowsOf } from '../database/database.ts'
import { mails } from '../database/schema/mails.ts'

const TYPED = 'Zoe@BÜCHER.example'
const SHOWN = 'zoe@bücher.example'
const STORED = 'zoe@xn--bcher-kva.example'
/** Spellings of one address. */
const FORMS = [TYPED, SHOWN, STORED, 'zoe@bu\u0308cher.example', 'ZOE@XN--BCHER-KVA.EXAMPLE']
const REFUSED = [
  'zoe@bücher',
  'zoe@-bücher.example',
  'zoe@bü cher.example',
  'zoe@bücher.example/x',
  'zoë@bücher.example',
]

const information = {
  name: 'Zoé',
  last_name_1: 'Ibáñez',
  pseudonym: 'Garza',
  birthday: '1990-05-04',
  sex: 'female',
} as const
const asker = { ...information, consent: 1, website: '', typed_for: 2 } as const
const newcomer = {
  name: 'Zoé',
  last_name_1: 'Ibáñez',
  mobile_phone: '5512345678',
  role: 'coach',
  password: 'una clave larga',
  password_confirmation: 'una clave larga',
} as const

describe('an email address whose domain is not ASCII', () => {
  let server: TestServer
  let world: World
  let admin: Client
  let visitor: Client
  beforeAll(async () => {
    server = await startTestServer({ TRUSTED_PROXIES: '127.0.0.1' })
  })
  beforeEach(async () => {
    for (const table of ['members', 'administrators', 'link_requests'])
      await db().execute(sql`delete from ${sql.identifier(table)} where email like '%xn--%'`)
    world = await buildWorld(server)
    admin = createClient({ baseUrl: server.url, headers: () => world.headers.admin })
    visitor = createClient({ baseUrl: server.url, headers: () => world.headers.center })
  })

  const db = () => server.context.db
  const branchUuid = () => world.branch.uuid
  const storedIn = async (table: 'members' | 'administrators' | 'link_requests' | 'mails') => {
    const column = sql.identifier(table === 'mails' ? 'recipient' : 'email')
    const rows = await rowsOf<{ email: string }>(
      db(),
      sql`select ${column} as email from ${sql.identifier(table)} where branch_uuid = ${branchUuid()} and ${column} like 'z%'`,
    )
    return rows.map(({ email }) => email)
  }
  const addMember = (email: string) => admin.call(createMember, { body: { email } })
  const requestMembership = (email: string, more: object = {}) =>
    visitor.call(askMembership, { body: { ...asker, email, ...more } })
  const addStaff = (email: string) => admin.call(createAdmin, { body: { ...newcomer, email } })
  const signIn = (email: string) =>
    visitor.call(logIn, { body: { email, password: PASSWORD, rememberme: false, force: true } })

  it('of a member is stored in punycode and shown as people write it', async () => {
    const { user_uuid: uuid } = await addMember(TYPED)
    expect(await storedIn('members')).toEqual([STORED])
    expect(await admin.callDecoded(showMember, { params: { uuid } })).toMatchObject({ email: SHOWN })
    await admin.call(updateMember, { params: { uuid }, body: { ...information, email: 'zoe@example.xn--p1ai' } })
    expect(await storedIn('members')).toEqual(['zoe@example.xn--p1ai'])
    expect(await admin.callDecoded(showMember, { params: { uuid } })).toMatchObject({ email: 'zoe@example.рф' })
    const { content } = await admin.download(exportMembers, { query: { format: 'csv' } })
    expect(await content.text()).toContain('zoe@example.рф')
    await admin.call(updateMember, { params: { uuid }, body: { ...information, email: 'zoe@bücher.xn--p1ai' } })
    expect(await storedIn('members')).toEqual(['zoe@xn--bcher-kva.xn--p1ai'])
  })

  it.each(FORMS)('belongs to one member in every spelling, as %s', async (form) => {
    const { user_uuid: uuid } = await addMember(SHOWN)
    await expect(addMember(form)).rejects.toMatchObject({ status: 409, code: 'member-already-linked' })
    const other = await buildMember(db(), branchUuid())
    const change = (of: string) =>
      admin.call(updateMember, { params: { uuid: of }, body: { ...information, email: form } })
    await expect(change(other.uuid)).rejects.toMatchObject({ status: 409 })
    await change(uuid)
    expect(await storedIn('members')).toEqual([STORED])
  })

  it.each(REFUSED)('is refused if it is invalid, such as %s', async (email) => {
    const wrong = { status: 422, fields: { email: expect.any(Array) } }
    await expect(addMember(email)).rejects.toMatchObject(wrong)
    await expect(addStaff(email)).rejects.toMatchObject(wrong)
    await expect(requestMembership(email)).rejects.toMatchObject(wrong)
    await expect(visitor.call(forgotPassword, { body: { email } })).rejects.toMatchObject(wrong)
    await expect(signIn(email)).rejects.toMatchObject({ code: 'wrong-credentials' })
    for (const table of ['members', 'administrators', 'link_requests'] as const)
      expect(await storedIn(table)).toEqual([])
  })

  it('keeps its consent to emails in its other spelling, and loses it with a new address', async () => {
    const since = { resultMailsSince: new Date(server.clock.now()), resultMailsOrigin: 'https://gym.example' }
    const { uuid } = await buildMember(db(), branchUuid(), { email: SHOWN, ...since })
    const consent = async () => (await admin.callDecoded(showMember, { params: { uuid } })).resultMailsSince
    const change = (email: string) => admin.call(updateMember, { params: { uuid }, body: { ...information, email } })
    await change(STORED)
    expect(await consent()).not.toBeNull()
    await change('zoe@bucher.example')
    expect(await consent()).toBeNull()
  })

  it.each(FORMS)('signs one staff member in and gets the email with a new password, as %s', async (form) => {
    const { uuid } = await buildAdmin(db(), branchUuid(), { email: SHOWN })
    expect(await storedIn('administrators')).toEqual([STORED])
    expect(await signIn(form)).toMatchObject({ user_uuid: uuid })
    await visitor.call(forgotPassword, { body: { email: form } })
    expect(await storedIn('mails')).toEqual([STORED])
    expect(await db().select({ recipient: mails.recipient }).from(mails)).toContainEqual({ recipient: STORED })
    await expect(addStaff(form)).rejects.toMatchObject({ code: 'email-taken' })
  })

  it('of a new staff member is shown as people write it', async () => {
    const { uuid } = await addStaff(TYPED)
    expect(await storedIn('administrators')).toEqual([STORED])
    expect(await admin.callDecoded(showAdmin, { params: { uuid } })).toMatchObject({ email: SHOWN })
    const { content } = await admin.download(exportAdmins, { query: { format: 'csv' } })
    expect(await content.text()).toContain(SHOWN)
  })

  it('requests membership once, becomes a member once, and is welcomed in the form that mail servers accept', async () => {
    await requestMembership(TYPED)
    await requestMembership(STORED, { pseudonym: 'Grulla' })
    expect(await storedIn('link_requests')).toEqual([STORED])
    const params = { branch: branchUuid() }
    const createStatementRunner = async () =>
      (await admin.callDecoded(listRequests, { params, query: {} })).rows.filter(({ email }) => email === SHOWN)
    const [request] = await createStatementRunner()
    expect(request).toMatchObject({ pseudonym: 'Grulla', conflict: null })
    await admin.call(acceptRequests, { params, body: { users: [request?.uuid ?? ''] } })
    expect(await storedIn('members')).toEqual([STORED])
    expect(await storedIn('mails')).toEqual([STORED])
    await requestMembership(SHOWN, { pseudonym: 'Tordo' })
    const [again] = await createStatementRunner()
    expect(again).toMatchObject({ conflict: 'email' })
    const accepted = admin.call(acceptRequests, { params, body: { users: [again?.uuid ?? ''] } })
    await expect(accepted).rejects.toMatchObject({ code: 'member-already-linked' })
    const { rows } = await admin.callDecoded(listMembers, { query: { search_column: 'email', search: SHOWN } })
    await admin.call(eraseMember, { params: { uuid: rows[0]?.uuid ?? '' } })
    expect(await storedIn('link_requests')).toEqual([])
  })
})
