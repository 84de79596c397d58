import { joinClass } from '@repo/api-client/classes/join-class'
import { chooseResultMails, showResultMails } from '@repo/api-client/classes/result-mails'
import { withdrawResultMails } from '@repo/api-client/members/member-endpoints'
import { showMember, updateMember } from '@repo/api-client/members/save-member'
import { and, desc, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { buildMember } from '../../../../testing/factories/build-member.ts'
import { openClass } from '../../../../testing/open-class.ts'
import {
  buildGym,
  type Gym,
  participantClient,
  staffClient,
  startTestServer,
  type TestServer,
} from '../../../../testing/test-server.ts'
import type { Client } from '../../../../testing/wire-client.ts'
import { auditEntries } from '../../../database/schema/audit-entries.ts'
import { branchHosts } from '../../../database/schema/center.ts'
import { mails } from '../../../database/schema/mails.ts'
import { members } from '../../../database/schema/members.ts'
import { confirmUrl, stopUrl } from './result-mail-consent.ts'

const HOUR = 3_600_000

interface Requested {
  readonly member: Awaited<ReturnType<typeof buildMember>>
  readonly phone: Client
  readonly link: string
}

describe('result emails', () => {
  let server: TestServer
  let gym: Gym
  let host: string
  beforeAll(async () => {
    server = await startTestServer()
    gym = await buildGym(server)
    ;({ hostname: host } = new URL(server.url))
    await server.context.db.insert(branchHosts).values({ host, branchUuid: gym.branch.uuid })
  })

  const person = (overrides: Parameters<typeof buildMember>[2] = {}) =>
    buildMember(server.context.db, gym.branch.uuid, overrides)
  const rowOf = async ({ uuid }: { uuid: string }) =>
    (await server.context.db.select().from(members).where(eq(members.uuid, uuid)))[0]
  const mailsTo = ({ uuid }: { uuid: string }) =>
    server.context.db.select().from(mails).where(eq(mails.memberUuid, uuid)).orderBy(desc(mails.queuedAt))
  const linkTo = async (member: { uuid: string }) => /http\S+/.exec((await mailsTo(member))[0]?.body ?? '')?.[0] ?? ''
  const joined = async (member: { signInCode: string }) => {
    const { join } = await openClass(server, gym)
    return participantClient(server, (await join(member)).token)
  }
  const choose = (phone: Client, isWanted: boolean) =>
    phone.callDecoded(chooseResultMails, { body: { wanted: isWanted } })
  const requested = async (overrides: Parameters<typeof buildMember>[2] = {}): Promise<Requested> => {
    const member = await person(overrides)
    const phone = await joined(member)
    await choose(phone, true)
    return { member, phone, link: await linkTo(member) }
  }
  const press = async (link: string, body: BodyInit = new URLSearchParams()) => {
    const answer = await fetch(link, { method: 'POST', body })
    return { status: answer.status, page: await answer.text() }
  }

  it('start only after the member confirms in an email', async () => {
    const { member, phone, link } = await requested({ name: '<i>Sofía</i>' })
    expect(link).toMatch(new RegExp(`^http://${host}(:\\d+)?/result-mails/confirm/`))
    expect(await phone.callDecoded(showResultMails, {})).toEqual({ resultMails: 'asked' })
    expect(await rowOf(member)).toMatchObject({ resultMailsSince: null, language: null })
    expect(await mailsTo(member)).toMatchObject([
      { recipient: member.email, senderName: gym.branch.name, leaveUrl: null },
    ])
    // virus scanners open every link
    const shown = await fetch(link)
    expect(shown.headers.get('cache-control')).toBe('no-store')
    expect(await shown.text()).toContain('Email me my results')
    expect((await rowOf(member))?.resultMailsSince).toBeNull()
    expect((await press(link)).page).toContain(`${gym.branch.name} will email you your challenge results.`)
    expect(await rowOf(member)).toMatchObject({
      resultMailsSince: new Date(server.clock.now()),
      resultMailsRequestedAt: null,
      language: 'en',
    })
    expect(await phone.callDecoded(showResultMails, {})).toEqual({ resultMails: 'on' })
    expect((await press(link)).page).toContain('Done')
    expect(await choose(phone, true)).toEqual({ resultMails: 'on' })
    expect(await mailsTo(member)).toHaveLength(1)
  })

  it('have the language of the phone that requested them', async () => {
    const member = await person()
    const { join } = await openClass(server, gym)
    const { token } = await join(member)
    const answer = await fetch(`${server.url}/api/v2/participation/result-mails`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'token-participant': token, 'accept-language': 'es-MX' },
      body: JSON.stringify({ wanted: true }),
    })
    expect(await answer.json()).toEqual({ result_mails: 'asked' })
    const [mail] = await mailsTo(member)
    expect(mail?.subject).toBe(`¿Tus resultados de ${gym.branch.name} por correo?`)
    expect((await press(await linkTo(member))).page).toContain('te enviará los resultados de tus retos')
    expect((await rowOf(member))?.language).toBe('es')
  })

  it('cannot be managed by a phone that joined by pseudonym', async () => {
    const member = await person({ resultMailsSince: new Date(0), resultMailsOrigin: 'https://gym.example' })
    const { center, room } = await openClass(server, gym)
    const body = { pseudonym: member.pseudonym, consent: true as const }
    const { token } = await center.call(joinClass, { params: { room: room.uuid }, body })
    const phone = participantClient(server, token)
    const refused = { status: 422, code: 'sign-in-code-required' }
    await expect(phone.callDecoded(showResultMails, {})).rejects.toMatchObject(refused)
    await expect(choose(phone, true)).rejects.toMatchObject(refused)
    await expect(choose(phone, false)).rejects.toMatchObject(refused)
    expect((await rowOf(member))?.resultMailsSince).toEqual(new Date(0))
    expect(await mailsTo(member)).toEqual([])
  })

  const events: readonly (readonly [string, (one: Requested) => Promise<unknown>])[] = [
    ['a week old', async () => server.clock.advance(168 * HOUR)],
    ['taken back on the phone', ({ phone }) => choose(phone, false)],
    [
      'for a mailbox that is no longer theirs',
      async ({ member }) => {
        const admin = await staffClient(server, gym, gym.admin.email)
        const { name, lastName1, pseudonym } = member
        const moved = { name, last_name_1: lastName1, pseudonym, email: `new${member.email}` }
        const profile = { ...moved, birthday: '1990-05-10', sex: 'female' as const }
        await admin.call(updateMember, { params: { uuid: member.uuid }, body: profile })
      },
    ],
  ]
  it.each(events)('do not start by a link that is %s', async (_, happens) => {
    const before = server.clock.now()
    const one = await requested()
    const other = await requested()
    await happens(one)
    expect((await press(one.link)).page).toContain('This link no longer works')
    expect((await rowOf(one.member))?.resultMailsSince).toBeNull()
    server.clock.set(before)
    expect((await press(other.link)).page).toContain('Done')
  })

  it('do not start by a forged link or one with another purpose', async () => {
    const { member } = await requested()
    const { encryption } = server.context
    const at = { branchUuid: gym.branch.uuid, memberUuid: member.uuid }
    const token = stopUrl(encryption, '', at).split('/').at(-1) ?? ''
    const refusal = 'This link no longer works'
    expect((await press(`${server.url}/result-mails/confirm/${token}`)).page).toContain(refusal)
    expect((await press(`${server.url}/result-mails/stop/nothing`)).page).toContain(refusal)
    const elsewhere = await buildGym(server)
    const foreign = confirmUrl(encryption, server.url, {
      branchUuid: elsewhere.branch.uuid,
      memberUuid: member.uuid,
      requestedAt: (await rowOf(member))?.resultMailsRequestedAt?.getTime() ?? 0,
      language: 'en',
    })
    expect((await press(foreign)).page).toContain(refusal)
    expect((await rowOf(member))?.resultMailsSince).toBeNull()
  })

  it.each([
    ['an email client', new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })],
    ['an email client that sends multipart forms', new FormData()],
  ] as const)('end by the one-click link in %s', async (_, body) => {
    const consent = { resultMailsSince: new Date(0), resultMailsOrigin: server.url, language: 'es' as const }
    const [member, neighbour] = [await person(consent), await person(consent)]
    if (body instanceof FormData) body.set('List-Unsubscribe', 'One-Click')
    const link = stopUrl(server.context.encryption, server.url, {
      branchUuid: gym.branch.uuid,
      memberUuid: member.uuid,
    })
    expect(await (await fetch(link)).text()).toContain('¿Ya no quieres resultados por correo?')
    expect((await rowOf(member))?.resultMailsSince).toEqual(new Date(0))
    expect(await press(link, body)).toMatchObject({ status: 200, page: expect.stringContaining('Listo') })
    expect(await rowOf(member)).toMatchObject({ resultMailsSince: null, resultMailsOrigin: null })
    expect((await rowOf(neighbour))?.resultMailsSince).toEqual(new Date(0))
    expect((await press(link, body)).status).toBe(200)
    await server.context.db.delete(members).where(eq(members.uuid, member.uuid))
    expect((await press(link, body)).status).toBe(200)
  })

  it('are rate limited, so that no mailbox fills', async () => {
    const { member, phone } = await requested()
    for (const isWanted of [false, true, false, true, false]) await choose(phone, isWanted)
    await expect(choose(phone, true)).rejects.toMatchObject({ status: 429, code: 'rate-limited' })
    expect(await mailsTo(member)).toHaveLength(3)
  })

  it('are visible to staff and can be ended by them, which the audit log records', async () => {
    const since = new Date('2026-11-03T10:00:00Z')
    const member = await person({ resultMailsSince: since, resultMailsOrigin: 'https://gym.example' })
    const admin = await staffClient(server, gym, gym.admin.email)
    const params = { uuid: member.uuid }
    expect((await admin.callDecoded(showMember, { params })).resultMailsSince).toEqual(since)
    await admin.call(withdrawResultMails, { params })
    expect((await admin.callDecoded(showMember, { params })).resultMailsSince).toBeNull()
    const about = and(eq(auditEntries.subjectUuid, member.uuid), eq(auditEntries.action, 'member-changed'))
    const [entry] = await server.context.db.select().from(auditEntries).where(about)
    expect(entry?.details?.changes).toEqual([{ field: 'resultMails', before: true, after: false }])
    await expect(admin.call(withdrawResultMails, { params })).rejects.toMatchObject({ status: 404 })
  })
})
