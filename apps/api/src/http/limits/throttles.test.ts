import { logIn } from '@repo/api-client/auth/log-in'
import { joinClass } from '@repo/api-client/classes/join-class'
import { createPairingCode, pairDisplay } from '@repo/api-client/displays/pairing'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import { buildAdmin } from '../../../testing/factories/build-admin.ts'
import { PASSWORD } from '../../../testing/factories/password.ts'
import { failStatements } from '../../../testing/failing-statements.ts'
import {
  buildGym,
  centerClient,
  type Gym,
  staffClient,
  startTestServer,
  type TestServer,
} from '../../../testing/test-server.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import * as passwords from '../../areas/auth/password.ts'
import { loginAttempts } from '../../database/schema/staff.ts'

vi.mock(import('../../areas/auth/password.ts'), async (original) => {
  const actual = await original()
  return {
    ...actual,
    verifyPassword: vi.fn<typeof actual.verifyPassword>(actual.verifyPassword),
    verifyInTurn: vi.fn<typeof actual.verifyInTurn>(actual.verifyInTurn),
  }
})

/** Both ways to verify a password. */
const verifications = [vi.mocked(passwords.verifyPassword), vi.mocked(passwords.verifyInTurn)]
const forgetVerifications = () => verifications.forEach((one) => one.mockClear())
const countVerifications = () => verifications.reduce((sum, { mock }) => sum + mock.calls.length, 0)

const codes = (outcomes: readonly PromiseSettledResult<unknown>[]): Record<string, number> =>
  Object.fromEntries(
    Object.entries(
      Object.groupBy(outcomes, (one) => (one.status === 'fulfilled' ? 'ok' : (one.reason as { code: string }).code)),
    ).map(([code, all]) => [code, all?.length ?? 0]),
  )

describe('sign-in guesses', () => {
  let server: TestServer
  let gym: Gym
  beforeAll(async () => {
    server = await startTestServer({ PUBLIC_URL: 'http://gym.example', TRUSTED_PROXIES: '127.0.0.1' })
    gym = await buildGym(server)
  })
  const newAdmin = () => buildAdmin(server.context.db, gym.branch.uuid)

  /** Signs in like a browser with cookies at an address. */
  const browser = (address: string) => {
    const cookies = new Map<string, string>()
    return async (email: string, password = PASSWORD) => {
      const answer = await fetch(server.url + logIn.path, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${gym.branch.publishableKey}`,
          'content-type': 'application/json',
          'x-forwarded-for': address,
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        },
        body: JSON.stringify({ email, password, rememberme: true, force: true }),
      })
      for (const cookie of answer.headers.getSetCookie()) {
        expect(cookie).toMatch(/; Path=\/api\/; Max-Age=15552000; HttpOnly; SameSite=Strict$/)
        const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=')
        cookies.set(name, value)
      }
      return answer.status
    }
  }

  it('at the same time are as limited as guesses one after the other', async () => {
    const { email } = await newAdmin()
    const guess = browser('203.0.113.1')
    forgetVerifications()
    const answers = await Promise.all(Array.from({ length: 60 }, () => guess(email, 'wrong')))
    expect(answers.filter((status) => status === 422)).toHaveLength(5)
    expect(answers.filter((status) => status === 429)).toHaveLength(55)
    expect(countVerifications()).toBe(5)
  })

  it('do not delay other networks or browsers that have signed in before', async () => {
    const { email } = await newAdmin()
    const owner = browser('203.0.113.9')
    expect(await owner(email)).toBe(200)
    const attacker = browser('203.0.113.9')
    for (let guess = 0; guess < 8; guess += 1) await attacker(email, 'wrong')
    expect(await attacker(email)).toBe(429)
    expect(await owner(email)).toBe(200)
    expect(await browser('203.0.113.10')(email)).toBe(200)
  })

  it('of a known browser are counted too, and its cookie helps no other account', async () => {
    const [one, other] = [await newAdmin(), await newAdmin()]
    const thief = browser('203.0.113.20')
    expect(await thief(one.email)).toBe(200)
    for (let guess = 0; guess < 5; guess += 1) expect(await thief(one.email, 'wrong')).toBe(422)
    expect(await thief(one.email)).toBe(429)
    for (let guess = 0; guess < 5; guess += 1) expect(await thief(other.email, 'wrong')).toBe(422)
    expect(await thief(other.email)).toBe(429)
  })

  it('are forgotten for the account that signs in and no other', async () => {
    const [guessed, owner] = [await newAdmin(), await newAdmin()]
    const address = '203.0.113.50'
    for (let guess = 0; guess < 5; guess += 1) await browser(address)(guessed.email, 'wrong')
    for (let guess = 0; guess < 4; guess += 1) await browser(address)(owner.email, 'wrong')
    expect(await browser(address)(owner.email)).toBe(200)
    expect(await browser(address)(guessed.email)).toBe(429)
    for (let guess = 0; guess < 5; guess += 1) expect(await browser(address)(owner.email, 'wrong')).toBe(422)
  })

  it('wait longer and longer, to a quarter of an hour, and fade', async () => {
    const { email } = await newAdmin()
    const guess = browser('203.0.113.30')
    for (let count = 0; count < 5; count += 1) expect(await guess(email, 'wrong')).toBe(422)
    for (const seconds of [2, 4, 8, 16, 32, 64, 128, 256, 512]) {
      server.clock.advance(seconds * 1000 - 1)
      expect(await guess(email, 'wrong')).toBe(429)
      server.clock.advance(1)
      expect(await guess(email, 'wrong')).toBe(422)
    }
    server.clock.advance(899_000)
    expect(await guess(email)).toBe(429)
    server.clock.advance(1000)
    expect(await guess(email)).toBe(200)
  })

  it('by people who mistype behind one router delay them by seconds', async () => {
    const router = '203.0.113.40'
    for (let person = 0; person < 20; person += 1) {
      expect(await browser(router)(`nobody${person}@gym.example`, 'wrong')).toBe(422)
    }
    const { email } = await newAdmin()
    expect(await browser(router)(email)).toBe(429)
    server.clock.advance(2000)
    expect(await browser(router)(email)).toBe(200)
  })

  it('behind one router delay it by a quarter of a minute at most', async () => {
    const router = '203.0.113.41'
    let person = 0
    const mistype = () => browser(router)(`somebody${(person += 1)}@gym.example`, 'wrong')
    for (let count = 0; count < 20; count += 1) expect(await mistype()).toBe(422)
    for (const seconds of [2, 4, 8, 15, 15]) {
      server.clock.advance(seconds * 1000 - 1)
      expect(await mistype()).toBe(429)
      server.clock.advance(1)
      expect(await mistype()).toBe(422)
    }
  })

  it('of a code a wall shows are few, also all at once', async () => {
    const admin = await staffClient(server, gym, (await newAdmin()).email)
    const guesses = Array.from({ length: 20 }, (_, n) =>
      admin.call(pairDisplay, { body: { code: String(100_000 + n), name: 'Wall' } }),
    )
    expect(codes(await Promise.allSettled(guesses))).toEqual({ 'pairing-code-unknown': 5, 'rate-limited': 15 })
  })

  it('need pairing codes, which one client cannot collect by the thousand', async () => {
    const center = centerClient(server, gym.branch.publishableKey)
    const attempts = Array.from({ length: 40 }, () => center.call(createPairingCode, {}))
    expect(codes(await Promise.allSettled(attempts))).toEqual({ ok: 30, 'rate-limited': 10 })
    server.clock.advance(60_000)
    await expect(center.call(createPairingCode, {})).resolves.toHaveProperty('code')
  })
})

describe('joining', () => {
  let server: TestServer
  let world: World
  beforeAll(async () => {
    server = await startTestServer()
    world = await buildWorld(server)
  })
  const join = (sign_in_code: string, class_letters?: string) =>
    centerClient(server, world.branch.publishableKey).call(joinClass, {
      params: { room: world.busy.uuid },
      body: { sign_in_code, consent: true, ...(class_letters === undefined ? {} : { class_letters }) },
    })

  it('with wrong codes delays others in the gym by seconds, and the delay fades', async () => {
    const letters = (await server.context.lettersOf)(world.classUuid)
    const wrong = await Promise.allSettled(Array.from({ length: 130 }, (_, n) => join(String(900_000 + n), letters)))
    expect(codes(wrong)).toMatchObject({ 'rate-limited': 10 })
    await expect(join(world.spare.signInCode, letters)).rejects.toMatchObject({ status: 429 })
    server.clock.advance(2000)
    await expect(join(world.spare.signInCode, letters)).resolves.toHaveProperty('token')
    await expect(join(world.spare.signInCode, letters)).resolves.toHaveProperty('token')
  })

  it('repeatedly is slowed down', async () => {
    server.clock.advance(3_600_000)
    const outcomes = []
    for (let time = 0; time < 25; time += 1)
      outcomes.push(...(await Promise.allSettled([join(world.spare.signInCode)])))
    expect(codes(outcomes)).toMatchObject({ 'rate-limited': 5 })
  })
})

it('passwords are neither checked nor refused permanently while attempts cannot be counted', async () => {
  const server = await startTestServer()
  const { branch, admin } = await buildGym(server)
  const center = centerClient(server, branch.publishableKey)
  const signIn = () => {
    forgetVerifications()
    const body = { email: admin.email, password: PASSWORD, rememberme: true, force: true }
    return center.call(logIn, { body }).then(
      () => 200,
      ({ status }: { status: number }) => status,
    )
  }
  const database = failStatements(server.context.db)
  const rounds: { readonly what: string | null; readonly status: number; readonly hasLooked: boolean }[] = []
  do {
    database.failAt(null)
    await server.context.db.delete(loginAttempts)
    database.failAt(rounds.length + 1)
    const status = await signIn()
    const hasLooked = countVerifications() > 0
    rounds.push({ what: database.failed(), status, hasLooked })
  } while (rounds.at(-1)?.what !== null)
  expect(rounds.pop()).toEqual({ what: null, status: 200, hasLooked: true })
  expect(new Set(rounds.map(({ status }) => status))).toEqual(new Set([503]))
  const failed = rounds.flatMap(({ what, hasLooked }) => (hasLooked || what === null ? [] : [what]))
  const counts = failed.filter((what) => what.includes('login_attempts'))
  // the counters are locked, then written
  expect(counts.map((what) => what.trim().split(' ')[0])).toEqual(['insert', 'update'])
  database.failAt(null)
  expect(await signIn()).toBe(200)
})
