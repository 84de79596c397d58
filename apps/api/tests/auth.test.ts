import { showDashboard } from '@repo/api-client/admins/show-dashboard'
import { logIn } from '@repo/api-client/auth/log-in'
import { logOut } from '@repo/api-client/auth/log-out'
import { refreshSession } from '@repo/api-client/auth/refresh-session'
import { searchCenter } from '@repo/api-client/auth/search-center'
import { createClient } from '@repo/api-client/core/client'
import { sessionHeaders } from '@repo/api-client/core/headers'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { administrators } from '../src/db/tables/administrators.ts'
import { buildAdmin, PASSWORD } from './factories.ts'
import { buildGym, centerClient, startTestServer, type Gym, type TestServer } from './test-server.ts'

describe('sessions of staff', () => {
  let server: TestServer
  let gym: Gym
  beforeAll(async () => {
    server = await startTestServer()
    gym = await buildGym(server)
  })

  const signIn = async (email: string, change: { password?: string; force?: boolean } = {}) =>
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

  it('finds a center by its host, and says when there is none', async () => {
    const client = centerClient(server, gym.branch.publishableKey)
    await expect(client.call(searchCenter, { params: { host: gym.branch.host } })).resolves.toMatchObject({
      token: gym.branch.publishableKey,
      status: 1,
    })
    await expect(client.call(searchCenter, { params: { host: 'nowhere.example' } })).rejects.toMatchObject({
      status: 422,
    })
  })

  it('opens one session at a time, and another only by ending the first', async () => {
    const { email } = await newAdmin()
    const first = await signIn(email)
    await expect(signIn(email)).rejects.toMatchObject({ status: 401, code: 'session-open-elsewhere' })
    const second = await signIn(email, { force: true })
    await expect(as(first.token_user).call(showDashboard, {})).rejects.toMatchObject({ status: 401 })
    await expect(as(second.token_user).call(showDashboard, {})).resolves.toBeDefined()
  })

  it('renews a token and ends the old one; logging out ends the new one', async () => {
    const { token_user: old } = await signIn((await newAdmin()).email)
    const { token_user: renewed } = await as(old).call(refreshSession, {})
    await expect(as(old).call(showDashboard, {})).rejects.toMatchObject({ status: 401 })
    await as(renewed).call(logOut, {})
    await expect(as(renewed).call(showDashboard, {})).rejects.toMatchObject({ status: 401 })
  })

  it('ends with the account and with its time', async () => {
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
  ])('refuses %j with words the login screen knows', async (change, code, words) => {
    const { email } = await newAdmin(change)
    await expect(signIn(email)).rejects.toMatchObject({ status: 401, code, message: expect.stringMatching(words) })
  })

  it('slows an account down after five failures, alike for accounts that do not exist, and lets it in again later', async () => {
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
