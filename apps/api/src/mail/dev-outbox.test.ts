import { mkdirSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'

import { sendReport } from '@repo/api-client/members/member-endpoints'
import { beforeAll, describe, expect, it } from 'vitest'

import { buildMember } from '../../testing/factories/build-member.ts'
import { somePdf } from '../../testing/some-pdf.ts'
import { buildGym, staffClient, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { branchHosts } from '../database/schema/center.ts'

const NAME = `${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}`

/** Status of a call with headers that fetch would not send. */
const statusOf = (url: string, headers: Record<string, string>) =>
  new Promise<number>((resolve, reject) => {
    get(url, { headers, agent: false }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    }).on('error', reject)
  })

const startDemo = async (environment: Record<string, string> = {}) => {
  const server = await startTestServer(environment)
  const gym = await buildGym(server)
  await server.context.db.insert(branchHosts).values({ host: 'demo.localhost', branchUuid: gym.branch.uuid })
  return { server, gym }
}

describe('the outbox of the demo', () => {
  let server: TestServer
  let member: Awaited<ReturnType<typeof buildMember>>
  beforeAll(async () => {
    const demo = await startDemo()
    server = demo.server
    const { gym } = demo
    member = await buildMember(server.context.db, gym.branch.uuid, { name: '<b>Sofía</b>' })
    const staff = await staffClient(server, gym, gym.admin.email)
    const body = { from: '<script>alert(1)</script>', email: member.email }
    await staff.call(sendReport, { body, file: somePdf() })
    await server.context.mail.deliverDue()
  })

  const show = (path = '') => fetch(`${server.url}/dev/outbox${path}`)
  const nameOf = async () => /\/dev\/outbox\/([\w-]+)/.exec(await (await show()).text())?.[1] ?? ''

  it('lists its emails, and shows each with its attachments', async () => {
    const list = await show()
    expect(list.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(list.headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(list.headers.get('cache-control')).toBe('no-store')
    const listed = await list.text()
    expect(listed).toContain(member.email)
    expect(listed).toContain('Your training report from')
    const name = await nameOf()
    expect(name).toMatch(new RegExp(`^${member.uuid}_`))
    const mail = await (await show(`/${name}`)).text()
    expect(mail).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &lt;no-reply@localhost&gt;')
    expect(mail).toContain('Hi &lt;b&gt;Sofía&lt;/b&gt;,')
    expect(mail).not.toMatch(/<script|<b>/)
    const pdf = await show(`/${name}/attachments/0`)
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    expect(pdf.headers.get('content-disposition')).toContain('attachment')
    expect(await pdf.text()).toBe(await somePdf().text())
    const raw = await show(`/${name}/raw`)
    expect(raw.headers.get('content-type')).toBe('message/rfc822')
    expect(await raw.text()).toContain('MIME-Version: 1.0')
  })

  it('says when it is empty', async () => {
    const { server: empty } = await startDemo()
    expect(await (await fetch(`${empty.url}/dev/outbox`)).text()).toContain('No emails yet')
  })

  it('opens no other file, and ignores files that are not our emails', async () => {
    const folder = join(server.context.config.dataDirectory, 'outbox')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, `${NAME}_${NAME}.eml.tmp`), 'half')
    writeFileSync(join(folder, 'notes.eml'), 'To: x@gym.example')
    expect(await (await show()).text()).not.toContain('x@gym.example')
    const name = await nameOf()
    const paths = ['/notes', '/..%2Fserver.pid', `/${NAME}_${NAME}`, `/${NAME}/raw`, `/${name}/attachments/1`]
    for (const path of [...paths, `/${name}/attachments/-1`, `/${name}/attachments/x`, '/%00']) {
      expect([path, (await show(path)).status]).toEqual([path, 404])
    }
  })

  it.each([
    [{ host: 'evil.example' }, 404],
    [{ host: '192.168.1.20:3000' }, 404],
    [{ 'x-forwarded-for': '127.0.0.1' }, 404],
    [{ forwarded: 'for=127.0.0.1' }, 404],
    [{ 'x-real-ip': '127.0.0.1' }, 404],
    [{ via: '1.1 proxy' }, 404],
    [{ host: 'localhost:3000' }, 200],
    [{ host: 'demo.localhost:3000' }, 200],
  ])('is served to this machine only: %j', async (headers, status) => {
    expect(await statusOf(`${server.url}/dev/outbox`, headers)).toBe(status)
  })

  it.each([
    ['127.0.0.1', 200],
    ['::1', 200],
    ['::ffff:127.0.0.1', 200],
    ['192.168.1.20', 404],
    ['::ffff:192.168.1.20', 404],
    ['2001:db8::1', 404],
  ])('is not served to %s', async (remoteAddress, status) => {
    const { statusCode } = await server.app.inject({
      url: '/dev/outbox',
      remoteAddress,
      headers: { host: 'localhost' },
    })
    expect(statusCode).toBe(status)
  })

  it('is not served with a center, a mail server, or where no demo is allowed', async () => {
    const real = await startTestServer()
    await buildGym(real)
    const { server: sending } = await startDemo({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'a@gym.example' })
    const { server: plain } = await startDemo({ DEMO: '0' })
    for (const { url } of [real, sending, plain]) expect((await fetch(`${url}/dev/outbox`)).status).toBe(404)
  })
})
