import { logIn } from '@repo/api-client/auth/log-in'
import { acceptAgreement } from '@repo/api-client/center/update-center'
import { showOverview } from '@repo/api-client/dashboard/endpoints'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { buildMember } from '../../../testing/factories/build-member.ts'
import { buildSensor } from '../../../testing/factories/build-sensor.ts'
import { buildTraining } from '../../../testing/factories/build-training.ts'
import { PASSWORD } from '../../../testing/factories/password.ts'
import {
  buildEmptyGym,
  buildGym,
  type Gym,
  staffClient,
  startTestServer,
  type TestServer,
} from '../../../testing/test-server.ts'
import { type Client, createClient } from '../../../testing/wire-client.ts'
import { buildWorld } from '../../../testing/world.ts'
import { mails } from '../../database/schema/mails.ts'

const NOW = Date.parse('2026-03-31T18:00:00Z')
const DAY = 86_400_000
const ago = (days: number): Date => new Date(NOW - days * DAY)

describe('the dashboard overview', () => {
  let server: TestServer
  let gym: Gym
  let coach: Client
  beforeAll(async () => {
    server = await startTestServer({ DISK_WARN_GB: '0' })
    server.clock.set(NOW)
    // another center, which must not count
    await buildGym(server)
  })
  beforeEach(async () => {
    gym = await buildEmptyGym(server)
    coach = await staffClient(server, gym, gym.coach.email)
  })

  const overview = () => coach.call(showOverview, {})
  const db = () => server.context.db

  it('is all zeros for a center without data', async () => {
    const none = { weeks: Array.from({ length: 12 }, () => 0), now: 0, before: 0 }
    expect(await overview()).toEqual({
      users: none,
      active_users: none,
      trainings: none,
      days: expect.arrayContaining([{ date: '2026-03-31', total_trainings: 0 }]),
      low_batteries: 0,
      silent_sensors: 0,
      failing_mails: 0,
      disk: null,
    })
  })

  it('has each metric over twelve weeks and for this and the previous month', async () => {
    const { uuid } = gym.branch
    const one = await buildMember(db(), uuid, { createdAt: ago(100) })
    const other = await buildMember(db(), uuid, { createdAt: ago(40), unlinkedAt: ago(8) })
    await buildMember(db(), uuid, { createdAt: ago(3) })
    for (const days of [0, 6, 7, 29, 30, 59, 60, 83, 84])
      await buildTraining(db(), uuid, one.uuid, { startAt: ago(days) })
    await buildTraining(db(), uuid, other.uuid, { startAt: ago(6) })
    const { users, active_users, trainings, days } = await overview()
    expect(users).toEqual({ weeks: [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 1, 2], now: 2, before: 2 })
    expect(trainings).toEqual({ weeks: [1, 0, 0, 2, 0, 0, 0, 2, 0, 0, 1, 3], now: 5, before: 2 })
    expect(active_users).toEqual({ weeks: [1, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 2], now: 2, before: 1 })
    expect(days).toHaveLength(30)
    expect(days.filter(({ total_trainings }) => total_trainings > 0)).toEqual([
      { date: '2026-03-02', total_trainings: 1 },
      { date: '2026-03-24', total_trainings: 1 },
      { date: '2026-03-25', total_trainings: 2 },
      { date: '2026-03-31', total_trainings: 1 },
    ])
  })

  it('counts sensors and emails that need attention', async () => {
    const { uuid: branchUuid } = gym.branch
    const { uuid: memberUuid } = await buildMember(db(), branchUuid)
    const strap = (of: Parameters<typeof buildSensor>[3]) =>
      buildSensor(db(), branchUuid, null, { updatedAt: ago(100), ...of })
    await strap({ battery: 19 })
    await strap({ battery: 20 })
    await strap({ battery: 5, ownership: 'owned' })
    await strap({ memberUuid, lastSeenAt: ago(15) })
    await strap({ memberUuid, lastSeenAt: ago(13) })
    await strap({ memberUuid })
    await strap({ memberUuid, updatedAt: ago(1) })
    const mail = (attempts: number) => ({
      uuid: crypto.randomUUID(),
      branchUuid,
      memberUuid,
      recipient: 'a@b.example',
      senderName: 'x',
      subject: 'x',
      body: 'x',
      queuedAt: ago(0),
      nextAttemptAt: new Date(NOW + DAY),
      attempts,
    })
    await db()
      .insert(mails)
      .values([mail(0), mail(3)])
    expect(await overview()).toMatchObject({ low_batteries: 1, silent_sensors: 2, failing_mails: 1 })
  })
})

describe('the user agreement', () => {
  it('is accepted once, for the own center, by an administrator', async () => {
    const server = await startTestServer()
    const world = await buildWorld(server)
    const clientOf = (headers: Readonly<Record<string, string>>) =>
      createClient({ baseUrl: server.url, headers: () => headers })
    const isShown = async () => {
      const body = { email: world.spareAdmin.email, password: PASSWORD, rememberme: false, force: true }
      return (await clientOf(world.headers.center).call(logIn, { body })).show_agreement
    }
    const accept = (hostname: string) => clientOf(world.headers.admin).call(acceptAgreement, { body: { hostname } })
    const other = await buildWorld(server)
    expect(await isShown()).toBe(true)
    await expect(accept(other.branch.host)).rejects.toMatchObject({ status: 404, code: 'not-found' })
    await expect(accept('nowhere.example')).rejects.toMatchObject({ status: 404 })
    expect(await isShown()).toBe(true)
    await accept(world.branch.host.toUpperCase())
    expect(await isShown()).toBe(false)
    await expect(accept(world.branch.host)).resolves.toBeDefined()
  })
})
