import { logOut } from '@repo/api-client/auth/account-endpoints'
import { logIn } from '@repo/api-client/auth/log-in'
import { refreshSession } from '@repo/api-client/auth/refresh-session'
import { searchCenter } from '@repo/api-client/auth/search-center'
import { sessionHeaders } from '@repo/api-client/core/headers'
import { showDashboard } from '@repo/api-client/dashboard/endpoints'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { buildAdmin } from '../../../testing/factories/build-admin.ts'
import { PASSWORD } from '../../../testing/factories/password.ts'
import { buildGym, centerClient, type Gym, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { createClient } from '../../../testing/wire-client.ts'
import { administrators } from '../../database/schema/staff.ts'

describe('a staff session', () => {
  let server: TestServer
  let gym: Gym
  beforeAll(async () => {
    server = await startTestServer()
    gym = await buildGym(server)
  })

  const signIn = async (email: string, change: { password?: string; force?: boolean; browser_id?: string } = {}) =>
    centerClient(server, gym.branch.publishableKey).call(logIn, {
      body: { email, password: PASSWORD, rememberme: true, ...change },
    })
  const as = (staffToken: string) =>
    createClient({
      baseUrl: server.url,
      headers: () =>
        sessionHeaders({
          centerKey: gym.branch.publishableKey,
          language: 'en',
          staffToken,
          branchUuid: gym.branch.uuid,
        }),
    })
  const newAdmin = (change = {}) => buildAdmin(server.context.db, gym.branch.uuid, change)

  it('starts with the lookup of a center by host, which refuses an unknown host', async () => {
    const client = centerClient(server, gym.branch.publishableKey)
    await expect(client.call(searchCenter, { params: { host: gym.branch.host } })).resolves.toMatchObject({
      token: gym.branch.publishableKey,
      status: 1,
    })
    await expect(client.call(searchCenter, { params: { host: 'nowhere.example' } })).rejects.toMatchObject({
      status: 422,
    })
  })

  it.each([
    ['without a key', { authorization: '' }, 'key-missing'],
    ['with a malformed key', { authorization: 'Basic abc' }, 'key-missing'],
    ['with a wrong key', { authorization: 'Bearer pk_wrong' }, 'key-unknown'],
    ['without a level', { 'token-level': '' }, 'unauthenticated'],
    ['with another level', { 'token-level': 'user' }, 'unauthenticated'],
    ['with an unknown session', { 'token-admin': 'wrong' }, 'unauthenticated'],
  ])('is refused %s', async (_, change, code) => {
    const { email } = await newAdmin()
    const { token_user: staffToken } = await signIn(email)
    const headers = sessionHeaders({ centerKey: gym.branch.publishableKey, language: 'en', staffToken })
    const statusWith = async (sent: Record<string, string>) => {
      const answer = await fetch(`${server.url}/api/v2/admin/dashboard`, { headers: sent })
      return [answer.status, ((await answer.json()) as { code?: string }).code]
    }
    expect(await statusWith(headers)).toEqual([200, undefined])
    expect(await statusWith({ ...headers, ...change })).toEqual([401, code])
  })

  it('is refused with the API key of another center', async () => {
    const { email } = await newAdmin()
    const { token_user: staffToken } = await signIn(email)
    const { publishableKey: centerKey } = (await buildGym(server)).branch
    const other = createClient({
      baseUrl: server.url,
      headers: () => sessionHeaders({ centerKey, language: 'en', staffToken }),
    })
    await expect(other.call(showDashboard, {})).rejects.toMatchObject({ status: 401, code: 'key-unknown' })
  })

  it('is refused for a missing or wrong API key before any sign-in', async () => {
    const body = { email: 'ana@gym.example', password: PASSWORD, rememberme: true }
    const anonymous = createClient({ baseUrl: server.url, headers: () => ({ 'accept-language': 'es' }) })
    await expect(anonymous.call(logIn, { body })).rejects.toMatchObject({
      status: 401,
      code: 'key-missing',
      message: 'Falta la clave de esta llamada.',
    })
    const wrong = centerClient(server, 'pk_wrong')
    await expect(wrong.call(logIn, { body })).rejects.toMatchObject({ status: 401, code: 'key-unknown' })
  })

  it('is the only one of its account; another starts only when the first ends', async () => {
    const { email } = await newAdmin()
    const first = await signIn(email)
    await expect(signIn(email)).rejects.toMatchObject({ status: 401, code: 'session-open-elsewhere' })
    const second = await signIn(email, { force: true })
    await expect(as(first.token_user).call(showDashboard, {})).rejects.toMatchObject({ status: 401 })
    await expect(as(second.token_user).call(showDashboard, {})).resolves.toBeDefined()
  })

  const statusWith = (token: string): Promise<number> =>
    as(token)
      .call(showDashboard, {})
      .then(
        () => 200,
        (error: { status: number }) => error.status,
      )
  const renew = async (token: string) => (await as(token).call(refreshSession, {})).token_user

  it('is replaced without confirmation in the same browser, and in no other', async () => {
    const { email } = await newAdmin()
    const browser = { browser_id: 'browser-of-the-front-desk' }
    const first = await signIn(email, browser)
    const second = await signIn(email, browser)
    expect(await statusWith(first.token_user)).toBe(401)
    expect(await statusWith(second.token_user)).toBe(200)
    await expect(signIn(email, { browser_id: 'another-browser-at-home' })).rejects.toMatchObject({
      status: 401,
      code: 'session-open-elsewhere',
    })
    await expect(signIn(email)).rejects.toMatchObject({ code: 'session-open-elsewhere' })
  })

  it('keeps its old token until the new one is used, plus 30 s for calls in flight', async () => {
    const { token_user: old } = await signIn((await newAdmin()).email)
    const renewed = await renew(old)
    server.clock.advance(3_600_000)
    expect(await statusWith(old)).toBe(200)
    expect(await statusWith(renewed)).toBe(200)
    server.clock.advance(29_000)
    expect(await statusWith(old)).toBe(200)
    server.clock.advance(2000)
    expect(await statusWith(old)).toBe(401)
    expect(await statusWith(renewed)).toBe(200)
  })

  it('has one successor per token, however many tabs renew it', async () => {
    const { token_user: old } = await signIn((await newAdmin()).email)
    const answers = await Promise.all(Array.from({ length: 8 }, () => renew(old)))
    expect(new Set(answers).size).toBe(1)
    const [renewed = ''] = answers
    expect(renewed).not.toBe(old)
    expect(await statusWith(renewed)).toBe(200)
    expect(await renew(old)).toBe(renewed)
    const third = await renew(renewed)
    expect(await statusWith(third)).toBe(200)
    server.clock.advance(31_000)
    expect(await statusWith(renewed)).toBe(401)
    expect(await statusWith(third)).toBe(200)
  })

  it('is not prolonged by a token that already has a successor', async () => {
    const { token_user: old } = await signIn((await newAdmin()).email)
    const renewed = await renew(old)
    expect(await statusWith(renewed)).toBe(200)
    server.clock.advance(20_000)
    await renew(old)
    server.clock.advance(30 * 86_400_000 - 10_000)
    expect(await statusWith(renewed)).toBe(401)
  })

  it('ends half a year after its sign-in, even if renewed', async () => {
    let { token_user: token } = await signIn((await newAdmin()).email)
    const neighbor = await signIn((await newAdmin()).email)
    for (let week = 0; week < 25; week += 1) {
      server.clock.advance(7 * 86_400_000)
      token = await renew(token)
      expect(await statusWith(token)).toBe(200)
    }
    expect(await statusWith(neighbor.token_user)).toBe(401)
    server.clock.advance(5 * 86_400_000 - 1000)
    token = await renew(token)
    expect(await statusWith(token)).toBe(200)
    server.clock.advance(2000)
    expect(await statusWith(token)).toBe(401)
  })

  it.each(['old', 'renewed', 'unshown'] as const)('loses every token at a sign-out with the %s one', async (which) => {
    const { token_user: old } = await signIn((await newAdmin()).email)
    const renewed = await renew(old)
    expect(await statusWith(renewed)).toBe(200)
    const tokens = { old, renewed, unshown: await renew(renewed) }
    await as(tokens[which]).call(logOut, {})
    for (const token of Object.values(tokens)) expect(await statusWith(token)).toBe(401)
  })

  it('loses its previous and its next token when the account is disabled', async () => {
    const admin = await newAdmin()
    const { token_user: old } = await signIn(admin.email)
    const renewed = await renew(old)
    expect(await statusWith(renewed)).toBe(200)
    const unshown = await renew(renewed)
    await server.context.db.update(administrators).set({ isActive: false }).where(eq(administrators.uuid, admin.uuid))
    for (const token of [old, renewed, unshown]) expect(await statusWith(token)).toBe(401)
  })

  it('survives the sign-out of another account', async () => {
    const [leaving, staying] = [await signIn((await newAdmin()).email), await signIn((await newAdmin()).email)]
    await as(leaving.token_user).call(logOut, {})
    expect(await statusWith(leaving.token_user)).toBe(401)
    expect(await statusWith(staying.token_user)).toBe(200)
  })

  it('blocks no sign-in once it has expired', async () => {
    const { email } = await newAdmin()
    await signIn(email)
    await expect(signIn(email)).rejects.toMatchObject({ status: 401, code: 'session-open-elsewhere' })
    server.clock.advance(30 * 86_400_000)
    await expect(signIn(email)).resolves.toMatchObject({ role: 'admin' })
  })

  it('ends when its account is disabled and when it expires', async () => {
    const admin = await newAdmin()
    const { token_user: token } = await signIn(admin.email)
    await server.context.db.update(administrators).set({ isActive: false }).where(eq(administrators.uuid, admin.uuid))
    await expect(as(token).call(showDashboard, {})).rejects.toMatchObject({ status: 401 })
    const lasting = await signIn((await newAdmin()).email)
    server.clock.advance(31 * 86_400_000)
    await expect(as(lasting.token_user).call(showDashboard, {})).rejects.toMatchObject({ status: 401 })
  })

  it.each([
    [{ isActive: false }, 'account-disabled', /Inactive/],
    [{ isEmailVerified: false }, 'email-not-verified', /verified/],
  ])('is refused for an account with %j, with the words that the sign-in page expects', async (change, code, words) => {
    const { email } = await newAdmin(change)
    await expect(signIn(email)).rejects.toMatchObject({ status: 401, code, message: expect.stringMatching(words) })
  })

  it('is rate limited after five failures, alike for unknown accounts, and allowed again later', async () => {
    const { email } = await newAdmin()
    for (const address of [email, 'nobody@gym.example']) {
      for (let count = 0; count < 5; count += 1) {
        await expect(signIn(address, { password: 'wrong' })).rejects.toMatchObject({
          status: 422,
          code: 'wrong-credentials',
        })
      }
      await expect(signIn(address)).rejects.toMatchObject({ status: 429 })
    }
    server.clock.advance(20 * 60_000)
    await expect(signIn(email)).resolves.toMatchObject({ role: 'admin' })
  })
})
