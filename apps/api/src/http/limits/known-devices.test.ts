import { resetPassword } from '@repo/api-client/auth/account-endpoints'
import { logIn } from '@repo/api-client/auth/log-in'
import { bySize } from '@repo/test-size'
import { beforeAll, describe, expect, it } from 'vitest'

import { buildAdmin } from '../../../testing/factories/build-admin.ts'
import { PASSWORD } from '../../../testing/factories/password.ts'
import { buildGym, type Gym, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { loginAttempts, passwordResets } from '../../database/schema/staff.ts'
import { hashOf, newToken } from '../../lib/secrets.ts'

/** `pnpm nightly` signs in a hundred times. */
const SIGN_INS = bySize({ small: 5, full: 20, night: 100 })

describe('wrong passwords', () => {
  let server: TestServer
  let gym: Gym
  beforeAll(async () => {
    server = await startTestServer({ PUBLIC_URL: 'http://gym.example', TRUSTED_PROXIES: '127.0.0.1' })
    gym = await buildGym(server)
  })
  const newAdmin = () => buildAdmin(server.context.db, gym.branch.uuid)

  /** Calls like a browser with cookies at an address. */
  const pageAt = (address: string) => {
    const cookies = new Map<string, string>()
    return async (path: string, body: object) => {
      const answer = await fetch(server.url + path, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${gym.branch.publishableKey}`,
          'content-type': 'application/json',
          'x-forwarded-for': address,
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        },
        body: JSON.stringify(body),
      })
      for (const cookie of answer.headers.getSetCookie()) {
        const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=')
        cookies.set(name, value)
      }
      return answer.status
    }
  }
  const signInOn =
    (page: ReturnType<typeof pageAt>) =>
    (email: string, password = PASSWORD) =>
      page(logIn.path, { email, password, rememberme: true, force: true })
  const browser = (address: string) => signInOn(pageAt(address))

  /** Wrong passwords, each from another address, to use up the strangers' budget. */
  const strangers = (email: string, count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, n) => browser(`2001:db8:${(n + 1).toString(16)}::1`)(email, `wrong ${n}`)),
    )

  it('of strangers do not spend the budget of a browser or network that the account has signed in from', async () => {
    const { email } = await newAdmin()
    const [home, away] = ['203.0.113.60', '203.0.113.61']
    const known = browser(home)
    expect(await known(email)).toBe(200)
    const answers = await strangers(email, 120)
    expect(answers.filter((status) => status === 429).length).toBeGreaterThanOrEqual(60)
    expect(await browser(away)(email)).toBe(429)
    expect(await known(email)).toBe(200)
    expect(await browser(home)(email)).toBe(200)
    server.clock.advance(30 * 86_400_000 + 1000)
    await strangers(email, 120)
    expect(await browser(home)(email)).toBe(429)
    expect(await known(email)).toBe(200)
  })

  it('of strangers do not make a network known to an account that never signed in from it', async () => {
    const [one, other] = [await newAdmin(), await newAdmin()]
    expect(await browser('203.0.113.62')(one.email)).toBe(200)
    await strangers(other.email, 120)
    expect(await browser('203.0.113.62')(other.email)).toBe(429)
  })

  it(`do not delay known browsers, ${SIGN_INS} times of ${SIGN_INS}`, async ({ task }) => {
    const { email } = await newAdmin()
    const home = '203.0.113.63'
    expect(await browser(home)(email)).toBe(200)
    const attack = { isOver: false }
    let guesses = 0
    const guessOn = async (): Promise<void> => {
      while (!attack.isOver) {
        guesses += 1
        await browser(`2001:db8:${(guesses % 60_000).toString(16)}::1`)(email, 'wrong')
      }
    }
    const attackers = Promise.all([guessOn(), guessOn()])
    const slowest = { ms: 0 }
    for (let time = 0; time < SIGN_INS; time += 1) {
      const begunAt = performance.now()
      expect(await browser(home)(email)).toBe(200)
      slowest.ms = Math.max(slowest.ms, performance.now() - begunAt)
    }
    attack.isOver = true
    await attackers
    expect(guesses).toBeGreaterThan(SIGN_INS / 2)
    Object.assign(task.meta, { guesses, slowestMs: slowest.ms })
  }, 120_000)

  it('of strangers at invented accounts are throttled without delaying a known browser', async () => {
    const { email } = await newAdmin()
    const home = '203.0.113.65'
    expect(await browser(home)(email)).toBe(200)
    const flood = Array.from({ length: 200 }, (_, n) =>
      browser(`2001:db8:${(n + 1).toString(16)}::2`)(`invented${n}@gym.example`, 'wrong'),
    )
    expect(await browser(home)(email)).toBe(200)
    const answers = await Promise.all(flood)
    expect(new Set(answers)).toEqual(new Set([422, 429]))
  })

  it('leave no record once they are refused', async () => {
    const page = browser('203.0.113.66')
    for (let n = 0; n < 30; n += 1) await page(`invented${n}@gym.example`, 'wrong')
    const rows = await server.context.db.select().from(loginAttempts)
    const named = rows.filter(({ key }) => key.endsWith('|203.0.113.66'))
    expect(named).toHaveLength(20)
  })

  it('of strangers do not delay a browser that has just used the link of an email', async () => {
    const { uuid, email } = await newAdmin()
    const token = newToken()
    const expiresAt = new Date(server.clock.now() + 60_000)
    const link = { administratorUuid: uuid, branchUuid: gym.branch.uuid, tokenHash: hashOf(token), expiresAt }
    await server.context.db.insert(passwordResets).values(link)
    const page = pageAt('203.0.113.64')
    await strangers(email, 120)
    expect(await signInOn(page)(email)).toBe(429)
    const password = 'cuatro tazas azules'
    expect(await page(resetPassword.path, { token, password, password_confirmation: password })).toBe(200)
    await strangers(email, 120)
    expect(await signInOn(page)(email, password)).toBe(200)
  })
})
