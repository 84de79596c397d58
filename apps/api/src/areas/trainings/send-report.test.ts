import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { sessionHeaders } from '@repo/api-client/core/headers'
import { eraseMember, sendReport, unlinkMember } from '@repo/api-client/members/member-endpoints'
import { reportLimits } from '@repo/domain/trainings/training-limits'
import { eq } from 'drizzle-orm'
import PostalMime from 'postal-mime'
import { beforeAll, describe, expect, it } from 'vitest'

import { buildMember } from '../../../testing/factories/build-member.ts'
import { somePdf } from '../../../testing/some-pdf.ts'
import { buildGym, type Gym, staffClient, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import type { Client } from '../../../testing/wire-client.ts'
import { branches } from '../../database/schema/center.ts'
import { mails } from '../../database/schema/mails.ts'
import { filesOf } from '../../mail/outbox-mailer.ts'

describe('an emailed report', () => {
  let server: TestServer
  let gym: Gym
  let staff: Client
  beforeAll(async () => {
    server = await startTestServer()
    gym = await buildGym(server)
    staff = await staffClient(server, gym, gym.admin.email)
  })

  const add = (person: Parameters<typeof buildMember>[2] = {}) =>
    buildMember(server.context.db, gym.branch.uuid, person)
  interface Sending {
    from?: string
    file?: Blob
    client?: Client
    language?: 'en' | 'es'
  }
  const send = (email: string, { from = gym.branch.name, file = somePdf(), client = staff, ...chosen }: Sending = {}) =>
    client.call(sendReport, { body: { from, email, ...chosen }, file })
  const outbox = () => join(server.context.config.dataDirectory, 'outbox')
  const mailsOf = async (uuid: string) => {
    await server.context.mail.deliverDue()
    const own = readdirSync(outbox()).filter((name) => name.startsWith(`${uuid}_`))
    return Promise.all(
      own.map(async (name) => {
        const mail = await PostalMime.parse(readFileSync(join(outbox(), name)))
        return { ...mail, attachments: filesOf(mail) }
      }),
    )
  }
  const queued = async () => (await server.context.db.select().from(mails)).length

  it.each([
    ['en', 'Your training report from', 'Hi Sofía,'],
    ['es', 'Tu reporte de entrenamiento de', 'Hola, Sofía:'],
  ] as const)('is sent to its member in the language of the center: %s', async (language, subject, greeting) => {
    await server.context.db.update(branches).set({ language }).where(eq(branches.uuid, gym.branch.uuid))
    const { uuid, email } = await add({ lastName2: 'Zubeldía' })
    await expect(send(email.toUpperCase(), { from: 'Gimnasio "Ñ", sucursal 2' })).resolves.toEqual({ message: 'ok' })
    const [mail, ...others] = await mailsOf(uuid)
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      from: { name: 'Gimnasio "Ñ", sucursal 2', address: 'no-reply@localhost' },
      to: [{ address: email }],
      subject: `${subject} ${gym.branch.name}`,
      attachments: [{ filename: 'Sofía Núñez Zubeldía.pdf', mimeType: 'application/pdf' }],
    })
    expect(mail?.replyTo).toBeUndefined()
    expect(mail?.text).toContain(greeting)
    expect(mail?.text).toContain(gym.branch.name)
    const content = Buffer.from(mail?.attachments[0]?.content as ArrayBuffer)
    expect(content.equals(Buffer.from(await somePdf().arrayBuffer()))).toBe(true)
    expect(await queued()).toBe(0)
  })

  it.each([
    ['en', 'es', 'Tu reporte de entrenamiento de', 'Hola, Sofía:'],
    ['es', 'en', 'Your training report from', 'Hi Sofía,'],
  ] as const)('of a center in %s is in %s if the call requests it', async (center, language, subject, greeting) => {
    await server.context.db.update(branches).set({ language: center }).where(eq(branches.uuid, gym.branch.uuid))
    const { uuid, email } = await add()
    await send(email, { language })
    const [mail] = await mailsOf(uuid)
    expect(mail?.subject).toBe(`${subject} ${gym.branch.name}`)
    expect(mail?.text).toContain(greeting)
  })

  it('has a file name in its own language if the member has no name', async () => {
    const { uuid, email } = await add({ name: '', lastName1: '' })
    await send(email, { language: 'es' })
    await send(email, { language: 'en' })
    const names = (await mailsOf(uuid)).map((mail) => mail.attachments[0]?.filename)
    expect(new Set(names)).toEqual(new Set(['Reporte.pdf', 'Report.pdf']))
  })

  it.each(['fr', 'ES', ''])('is refused in an unsupported language: %j', async (language) => {
    const { email } = await add()
    const refused = send(email, { language: language as 'en' })
    await expect(refused).rejects.toMatchObject({ status: 422, code: 'invalid-input' })
    expect(await queued()).toBe(0)
  })

  it('is a file that only this server can read and is deleted with its member', async () => {
    const { uuid, email } = await add()
    await send(email)
    await server.context.mail.deliverDue()
    const name = readdirSync(outbox()).find((file) => file.startsWith(uuid)) ?? ''
    expect(statSync(join(outbox(), name)).mode & 0o777).toBe(0o600)
    await send(email)
    await staff.call(eraseMember, { params: { uuid } })
    expect(await mailsOf(uuid)).toEqual([])
    expect(readdirSync(outbox()).filter((file) => file.startsWith(uuid) || file.endsWith('.tmp'))).toEqual([])
  })

  it('has a valid file name, whatever the name of the member', async () => {
    const { uuid, email } = await add({ name: '', lastName1: '../\r\n"' })
    await send(email)
    const [mail] = await mailsOf(uuid)
    expect(mail?.attachments[0]?.filename).toMatch(/^[^/\\"\r\n]+\.pdf$/)
    expect(mail?.text).toMatch(/^(Hi,|Hola:)/)
  })

  it('is sent to members of the own branch only', async () => {
    const other = await buildGym(server)
    const foreign = await buildMember(server.context.db, other.branch.uuid)
    const left = await add()
    await staff.call(unlinkMember, { params: { branch: gym.branch.uuid, uuid: left.uuid } })
    for (const email of [foreign.email, left.email, gym.admin.email, 'anybody@example.com']) {
      await expect(send(email)).rejects.toMatchObject({ status: 422, code: 'recipient-unknown' })
    }
    expect(await queued()).toBe(0)
  })

  it.each(['Gym\r\nBcc: a@gym.example', 'Gym\nX: y', 'a\u0000b', 'a\u2028b', '', '   ', 'x'.repeat(201)])(
    'is refused with the sender name %j',
    async (from) => {
      const { email } = await add()
      await expect(send(email, { from })).rejects.toMatchObject({ status: 422, code: 'invalid-input' })
      expect(await queued()).toBe(0)
    },
  )

  it.each([
    ['an image', new Blob(['\u0089PNG\r\n\u001a\n', '%%EOF'])],
    ['a page that mentions PDF', new Blob(['<html>%PDF-1.7 %%EOF'])],
    ['half a PDF', new Blob(['%PDF-1.7\n', 'x'.repeat(5000)])],
    ['data after the end of a PDF', new Blob(['%PDF-1.7\n%%EOF', 'x'.repeat(5000)])],
    ['an empty file', new Blob([])],
  ])('is refused with %s instead of the PDF', async (_, file) => {
    const { email } = await add()
    await expect(send(email, { file })).rejects.toMatchObject({ status: 422, code: 'attachment-invalid' })
    expect(await queued()).toBe(0)
  })

  it('can have a PDF of exactly 5 MB at most', async () => {
    const { uuid, email } = await add()
    const tooLarge = send(email, { file: somePdf(reportLimits.attachmentBytes + 1) })
    await expect(tooLarge).rejects.toMatchObject({ status: 413, code: 'attachment-too-large' })
    await send(email, { file: somePdf(reportLimits.attachmentBytes) })
    const [mail] = await mailsOf(uuid)
    expect(mail?.attachments[0]?.content).toHaveProperty('byteLength', reportLimits.attachmentBytes)
  })

  it('is rate limited per administrator and hour', async () => {
    const { email } = await add()
    const crowded = await buildGym(server)
    const { email: to } = await buildMember(server.context.db, crowded.branch.uuid)
    const client = await staffClient(server, crowded, crowded.admin.email)
    await send(to, { client })
    server.clock.advance(60_000)
    const rest = Array.from({ length: reportLimits.mailsPerHour + 3 }, () => send(to, { client }))
    const answers = await Promise.allSettled(rest)
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(reportLimits.mailsPerHour - 1)
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as unknown] : []))
    expect(refused[0]).toMatchObject({ status: 429, code: 'rate-limited' })
    const form = new FormData()
    form.append('from', 'Gym')
    form.append('email', to)
    form.append('attach', somePdf())
    const answer = await fetch(`${server.url}${sendReport.path}`, {
      method: 'POST',
      headers: sessionHeaders({
        centerKey: crowded.branch.publishableKey,
        language: 'en',
        staffToken: client.token,
      }),
      body: form,
    })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '3540'])
    const colleague = await staffClient(server, crowded, crowded.coach.email)
    await expect(send(to, { client: colleague })).resolves.toBeDefined()
    await expect(send(email)).resolves.toBeDefined()
    server.clock.advance(3540_000)
    await expect(send(to, { client })).resolves.toBeDefined()
    await expect(send(to, { client })).rejects.toMatchObject({ status: 429 })
  })
})
