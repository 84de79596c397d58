import { searchCenter } from '@repo/api-client/auth/search-center'
import { and, asc, count, eq, isNotNull, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { buildBranch } from '../../testing/factories/build-branch.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { createClient } from '../../testing/wire-client.ts'
import { readConfig } from '../app/read-config.ts'
import { verifyPassword } from '../areas/auth/password.ts'
import { registerPublicHost } from '../areas/center/center-hosts.ts'
import { settleChallenges } from '../areas/challenges/challenge-ends.ts'
import { challengeParticipants, challengeResults, challenges } from '../database/schema/challenges.ts'
import { participations } from '../database/schema/classes.ts'
import { administrators } from '../database/schema/staff.ts'
import { trainings } from '../database/schema/trainings.ts'
import { prepareDemo } from './prepare-demo.ts'

const ON_LOOPBACK = readConfig({}, '/')
const OFF_LOOPBACK = readConfig({ HOST: '0.0.0.0' }, '/')
const OFF_LOOPBACK_ASKED = readConfig({ HOST: '0.0.0.0', DEMO: '1' }, '/')
const NEVER = readConfig({ DEMO: '0' }, '/')

describe('the demo center', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  beforeEach(async () => {
    await server.context.db.execute(sql`truncate branches cascade`)
    await server.context.db.execute(sql`delete from settings where name like 'demo%'`)
  })
  const prepare = (config: typeof NEVER) => prepareDemo(server.context.db, config, server.clock.now())
  const opens = async (password: string): Promise<boolean> => {
    const [coach] = await server.context.db
      .select()
      .from(administrators)
      .where(eq(administrators.email, 'coach@demo.example'))
    return verifyPassword(password, coach?.passwordHash ?? '')
  }
  const lookUp = (host: string, at = server) =>
    createClient({ baseUrl: at.url, headers: () => ({}) }).call(searchCenter, { params: { host } })

  it('has the known password on the loopback address at every start', async () => {
    expect(await prepare(ON_LOOPBACK)).toEqual({ password: 'demo-password' })
    expect(await prepare(ON_LOOPBACK)).toEqual({ password: 'demo-password' })
    expect(await opens('demo-password')).toBe(true)
  })

  it('has challenges of every type and status, with a leader in each that has begun', async () => {
    const { db, clock } = server.context
    await prepare(ON_LOOPBACK)
    await settleChallenges(server.context)
    const rows = await db.select().from(challenges)
    const kinds = new Set(rows.map(({ kind, modality, compliance }) => `${kind} ${modality} ${compliance}`))
    expect([...kinds].toSorted()).toEqual([
      'group room competitive',
      'group teams competitive',
      'individual room free',
      'individual user competitive',
      'individual user free',
    ])
    const now = new Date(clock.now())
    expect(rows.filter(({ startAt }) => startAt > now)).toHaveLength(1)
    const over = rows.filter(({ finishAt }) => finishAt < now)
    expect([over.length, over.every(({ settledAt }) => settledAt !== null)]).toEqual([3, true])
    for (const { uuid, startAt } of rows) {
      const people = await db.select().from(challengeParticipants).where(eq(challengeParticipants.challengeUuid, uuid))
      expect(people.some(({ points }) => points > 0)).toBe(startAt <= now)
    }
    const medals = await db.select().from(challengeResults).where(isNotNull(challengeResults.medal))
    expect(new Set(medals.map(({ challengeUuid, medal }) => `${challengeUuid} ${medal}`)).size).toBe(9)
  })

  it('has only members with a training in each class', async () => {
    await prepare(ON_LOOPBACK)
    const { db } = server.context
    const inClasses = await db.$count(trainings, isNotNull(trainings.classUuid))
    expect(inClasses).toBeGreaterThan(100)
    const [row] = await db
      .select({ count: count() })
      .from(participations)
      .innerJoin(
        trainings,
        and(eq(trainings.classUuid, participations.classUuid), eq(trainings.memberUuid, participations.memberUuid)),
      )
    expect(row?.count).toBe(inClasses)
  })

  it('has several people in most classes', async () => {
    await prepare(ON_LOOPBACK)
    const { db } = server.context
    const people = await db
      .select({ count: count() })
      .from(participations)
      .groupBy(participations.classUuid)
      .orderBy(asc(count()))
    expect(people[people.length >> 1]?.count).toBeGreaterThanOrEqual(3)
  })

  it('answers on the loopback address for any name that names no center', async () => {
    await prepare(ON_LOOPBACK)
    const own = await buildBranch(server.context.db)
    await expect(lookUp('gym.test')).resolves.toMatchObject({ name: 'Latido Demo' })
    await expect(lookUp(own.host)).resolves.toMatchObject({ name: own.name })
  })

  it('is made elsewhere on request, with its own password that is shown once', async () => {
    const demo = await prepare(OFF_LOOPBACK_ASKED)
    expect(demo?.password).toMatch(/^[\w-]{16}$/)
    expect([await opens(demo?.password ?? ''), await opens('demo-password')]).toEqual([true, false])
    expect(await prepare(OFF_LOOPBACK_ASKED)).toEqual({ password: null })
    expect(await prepare(ON_LOOPBACK)).toEqual({ password: null })
  })

  it.each([
    ['on the loopback', ON_LOOPBACK, ['demo-password', 'demo-password', 'demo-password']],
    ['elsewhere', OFF_LOOPBACK_ASKED, [expect.stringMatching(/^[\w-]{16}$/), null, null]],
  ])('is made by one of the servers that start together %s', async (_, config, passwords) => {
    const demos = await Promise.all([prepare(config), prepare(config), prepare(config)])
    const shown = demos
      .map((demo) => demo?.password ?? null)
      .toSorted((a, b) => Number(a === null) - Number(b === null))
    expect(shown).toEqual(passwords)
  })

  it('loses the known password when it is first reached from elsewhere', async () => {
    await prepare(ON_LOOPBACK)
    const demo = await prepare(OFF_LOOPBACK)
    expect([await opens(demo?.password ?? ''), await opens('demo-password')]).toEqual([true, false])
    expect(await prepare(OFF_LOOPBACK)).toEqual({ password: null })
  })

  it.each([
    ['elsewhere', OFF_LOOPBACK],
    ['when it is not wanted', NEVER],
  ])('is not made %s', async (_, config) => {
    expect(await prepare(config)).toBeNull()
    await expect(lookUp('localhost')).rejects.toMatchObject({ code: 'center-not-set-up' })
  })

  it('is not made beside a center, where a name without a center stays unknown', async () => {
    await buildBranch(server.context.db)
    expect(await prepare(ON_LOOPBACK)).toBeNull()
    await expect(lookUp('gym.test')).rejects.toMatchObject({ status: 422, code: 'center-unavailable' })
  })

  it('answers remote callers for its own names only', async () => {
    const open = await startTestServer({ HOST: '0.0.0.0' })
    await prepareDemo(open.context.db, OFF_LOOPBACK_ASKED, open.clock.now())
    await expect(lookUp('gym.test', open)).rejects.toMatchObject({ status: 422, code: 'center-unavailable' })
    await expect(lookUp('demo.localhost', open)).resolves.toMatchObject({ name: 'Latido Demo' })
  })

  it('uses PUBLIC_URL for the only center; with two centers the caller must name one', async () => {
    const { db } = server.context
    expect(await registerPublicHost(db, 'first.example')).toBe(true)
    const one = await buildBranch(db)
    expect(await registerPublicHost(db, 'first.example')).toBe(true)
    await expect(lookUp('first.example')).resolves.toMatchObject({ name: one.name })
    await buildBranch(db)
    expect(await registerPublicHost(db, 'first.example')).toBe(true)
    expect(await registerPublicHost(db, 'second.example')).toBe(false)
    await expect(lookUp('second.example')).rejects.toMatchObject({ status: 422 })
  })
})
