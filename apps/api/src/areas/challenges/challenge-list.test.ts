import { showChallenge } from '@repo/api-client/challenges/challenge'
import { listChallenges } from '@repo/api-client/challenges/list-challenges'
import { beforeAll, describe, expect, it } from 'vitest'

import { buildChallenge } from '../../../testing/factories/build-challenge.ts'
import { buildGoal } from '../../../testing/factories/build-goal.ts'
import {
  buildGym,
  type FurnishedGym,
  staffClient,
  startTestServer,
  type TestServer,
} from '../../../testing/test-server.ts'
import type { Client } from '../../../testing/wire-client.ts'

const NOW = Date.parse('2026-11-21T16:00:00Z')
/** Challenges of the furnished neighbors. */
const OTHERS = 4

describe('the list of challenges', () => {
  let server: TestServer
  let gym: FurnishedGym
  let staff: Client
  beforeAll(async () => {
    server = await startTestServer()
    server.clock.set(NOW)
    gym = await buildGym(server, { features: { gamification: true } })
    staff = await staffClient(server, gym, gym.admin.email)
  })

  const page = async (query: { readonly page: number; readonly direction: 'asc' | 'desc' }) =>
    (await staff.call(listChallenges, { query: { sort: 'created_at', ...query } })) as {
      readonly data: readonly { readonly name: string; readonly total_goals: number }[]
      readonly meta: { readonly total: number }
    }

  it('has the number of goals of each challenge, like the detail page', async () => {
    const made = await buildChallenge(server.context.db, gym.branch.uuid, { createdAt: new Date(NOW - 1000) })
    for (const target of [10, 20, 30]) await buildGoal(server.context.db, made, { target })
    const { data } = await page({ page: 1, direction: 'desc' })
    expect(data[0]).toMatchObject({ name: made.name, total_goals: 3 })
    const others = data.slice(1)
    expect(others).toHaveLength(OTHERS)
    expect(others.reduce((sum, { total_goals: goals }) => sum + goals, 0)).toBe(2)
    const { data: detail } = await staff.call(showChallenge, { params: { uuid: made.uuid } })
    expect(detail.total_goals).toBe(3)
  })

  it('is paged in both directions, beyond a hundred rows, and is empty past the last page', async () => {
    const nameOf = (number: number) => `Reto ${String(number).padStart(3, '0')}`
    for (let number = 0; number < 120; number += 1) {
      const createdAt = new Date(NOW + number * 1000)
      await buildChallenge(server.context.db, gym.branch.uuid, { name: nameOf(number), createdAt })
    }
    const newest = Array.from({ length: 120 }, (_, index) => nameOf(119 - index))
    const { total } = (await page({ page: 1, direction: 'desc' })).meta
    const namesOf = async (...args: Parameters<typeof page>) => {
      const { data, meta } = await page(...args)
      expect(meta.total).toBe(total)
      return data.map(({ name }) => name)
    }
    expect(await namesOf({ page: 1, direction: 'desc' })).toEqual(newest.slice(0, 20))
    expect(await namesOf({ page: 6, direction: 'desc' })).toEqual(newest.slice(100))
    const last = (await namesOf({ page: 7, direction: 'asc' })).toReversed()
    expect(last).toEqual(newest.slice(0, total - 120))
    expect(await namesOf({ page: 8, direction: 'asc' })).toEqual([])
    expect(total - 120).toBeGreaterThanOrEqual(OTHERS)
  })
})
