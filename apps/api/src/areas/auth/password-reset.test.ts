import { forgotPassword, resetPassword } from '@repo/api-client/auth/account-endpoints'
import { logIn } from '@repo/api-client/auth/log-in'
import { listTrainingTypes } from '@repo/api-client/trainings/training-types'
import { desc, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { PASSWORD } from '../../../testing/factories/password.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { type Client, createClient } from '../../../testing/wire-client.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { mails } from '../../database/schema/mails.ts'
import { administrators, passwordResets } from '../../database/schema/staff.ts'

const CHOSEN = 'cuatro tazas azules'
const MINUTE = 60_000

describe('a password reset', () => {
  let server: TestServer
  let world: World
  let login: Client
  beforeAll(async () => {
    server = await startTestServer({ TRUSTED_PROXIES: '127.0.0.1' })
  })
  beforeEach(async () => {
    world = await buildWorld(server)
    login = clientWith(world.headers.center)
  })

  const clientWith = (headers: Readonly<Record<string, string>>) =>
    createClient({ baseUrl: server.url, headers: () => headers })
  const mailed = () =>
    server.context.db
      .select()
      .from(mails)
      .where(eq(mails.branchUuid, world.branch.uuid))
      .orderBy(desc(mails.queuedAt), desc(mails.uuid))
  const requestLink = async (email: string = world.coach.email) => {
    await login.call(forgotPassword, { body: { email } })
    const body = (await mailed())[0]?.body ?? ''
    return /#(\S+)/.exec(body)?.[1] ?? ''
  }
  const choose = (token: string, password = CHOSEN) =>
    login.call(resetPassword, { body: { token, password, password_confirmation: password } })
  const signIn = (password: string) =>
    login.call(logIn, { body: { email: world.coach.email, password, rememberme: false, force: true } })
  const unknown = { status: 404, code: 'reset-link-unknown' }

  it('works once by the link of an email and ends open sessions', async () => {
    const token = await requestLink()
    const [mail] = await mailed()
    expect(mail).toMatchObject({
      recipient: world.coach.email,
      administratorUuid: world.coach.uuid,
      memberUuid: null,
      attachmentName: null,
      senderName: world.branch.name,
    })
    expect(mail?.body).toContain('within 60 minutes')
    expect(JSON.stringify(await server.context.db.select().from(passwordResets))).not.toContain(token)
    const open = clientWith(world.headers.coach)
    await expect(open.call(listTrainingTypes, {})).resolves.toBeDefined()
    await choose(token)
    await expect(open.call(listTrainingTypes, {})).rejects.toMatchObject({ status: 401 })
    await expect(clientWith(world.headers.admin).call(listTrainingTypes, {})).resolves.toBeDefined()
    await expect(signIn(PASSWORD)).rejects.toMatchObject({ code: 'wrong-credentials' })
    await expect(signIn(CHOSEN)).resolves.toBeDefined()
    await expect(choose(token, 'otra clave distinta')).rejects.toMatchObject(unknown)
  })

  it('has the same answer and duration for known and unknown addresses', async () => {
    const known = await login.call(forgotPassword, { body: { email: world.coach.email.toUpperCase() } })
    expect(await mailed()).toHaveLength(1)
    const before = performance.now()
    const strange = await login.call(forgotPassword, { body: { email: 'nobody@gym.example' } })
    expect(performance.now() - before).toBeGreaterThanOrEqual(290)
    expect(strange).toEqual(known)
    const foreign = await buildWorld(server)
    await login.call(forgotPassword, { body: { email: foreign.coach.email } })
    await server.context.db
      .update(administrators)
      .set({ isActive: false })
      .where(eq(administrators.uuid, world.admin.uuid))
    await login.call(forgotPassword, { body: { email: world.admin.email } })
    expect(await mailed()).toHaveLength(1)
  })

  it.each([
    [59 * MINUTE, true],
    [60 * MINUTE, false],
  ])('accepts a link of %d ms ago: %j', async (age, holds) => {
    const token = await requestLink()
    server.clock.advance(age)
    const chosen = await choose(token).then(
      () => true,
      () => false,
    )
    expect(chosen).toBe(holds)
  })

  it('accepts an older link, invalidates the other links, and succeeds once under concurrent use', async () => {
    const first = await requestLink()
    server.clock.advance(1000)
    const second = await requestLink()
    expect(second).not.toBe(first)
    const uses = await Promise.allSettled([choose(first), choose(first, 'otra clave distinta')])
    expect(uses.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(choose(second)).rejects.toMatchObject(unknown)
  })

  it('refuses a link of another center and a common password', async () => {
    const token = await requestLink()
    const foreign = clientWith((await buildWorld(server)).headers.center)
    const body = { token, password: CHOSEN, password_confirmation: CHOSEN }
    await expect(foreign.call(resetPassword, { body })).rejects.toMatchObject(unknown)
    await expect(choose(token, 'Password1')).rejects.toMatchObject({ status: 422, code: 'password-common' })
    const { name } = world.branch
    await expect(choose(token, `${name}!`)).rejects.toMatchObject({ status: 422, code: 'password-of-names' })
    const differs = { token, password: CHOSEN, password_confirmation: 'otra' }
    await expect(login.call(resetPassword, { body: differs })).rejects.toMatchObject({ status: 422 })
    await expect(choose(token)).resolves.toBeDefined()
  })

  it("links to the center's own address, whatever host the call names", async () => {
    await fetch(`${server.url}/api/v2/admin/forgot-password`, {
      method: 'POST',
      headers: { ...world.headers.center, 'content-type': 'application/json', 'x-forwarded-host': 'evil.example' },
      body: JSON.stringify({ email: world.coach.email }),
    })
    const [mail] = await mailed()
    expect(mail?.body).toContain(`http://${world.branch.host}/reset-password#`)
  })

  it('requested many times by a stranger ends no link, refuses no one else, and fills no mailbox', async () => {
    server.clock.advance(60 * MINUTE)
    const first = await requestLink()
    const stranger = (n: number) =>
      fetch(`${server.url}${forgotPassword.path}`, {
        method: 'POST',
        headers: {
          ...world.headers.center,
          'content-type': 'application/json',
          'x-forwarded-for': `2001:db8:${(n + 1).toString(16)}::1`,
        },
        body: JSON.stringify({ email: world.coach.email }),
      })
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => stranger(n)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    await login.call(forgotPassword, { body: { email: world.coach.email } })
    const waits = (await mailed())
      .map(({ nextAttemptAt }) => nextAttemptAt.getTime() - server.clock.now())
      .toSorted((a, b) => a - b)
    expect(waits).toEqual([0, 0, 0, 5 * MINUTE, 10 * MINUTE])
    await expect(choose(first)).resolves.toBeDefined()
  })

  it('is rate limited by address', async () => {
    server.clock.advance(60 * MINUTE)
    const requests = Array.from({ length: 20 }, () =>
      login.call(forgotPassword, { body: { email: 'nobody@gym.example' } }),
    )
    await Promise.all(requests)
    await expect(requestLink()).rejects.toMatchObject({ status: 429 })
  })

  it('accepts a valid link after many invalid ones from the same address', async () => {
    server.clock.advance(60 * MINUTE)
    const token = await requestLink()
    for (let time = 0; time < 20; time += 1) await expect(choose('x'.repeat(43))).rejects.toMatchObject(unknown)
    await expect(choose('x'.repeat(43))).rejects.toMatchObject({ status: 429 })
    await expect(choose(token)).resolves.toBeDefined()
  })
})
