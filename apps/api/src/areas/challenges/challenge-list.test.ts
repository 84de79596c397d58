import { showChallenge } from '@repo/api-client/challenges/challenge'
import { exportChallenges, listChallenges } from '@repo/api-client/challenges/list-challenges'
import { sessionHeaders } from '@repo/api-client/core/headers'
import papaparse from 'papaparse'
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
import { type Client, createClient } from '../../../testing/wire-client.ts'

const NOW = Date.parse('2026-11-21T16:00:00Z')
/** Challenges of the furnished neighbors. */
const OTHERS = 4

describe('the list of challenges', () => {
  let server: TestServer
  let gym: FurnishedGym
  let staff: Client & { readonly token: string }
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

  it('is exported as it is listed, in both languages, with days in the zone of the center', async () => {
    const startAt = new Date('2026-11-01T06:00:00Z')
    const finishAt = new Date('2026-12-02T05:59:59Z')
    const { name } = await buildChallenge(server.context.db, gym.branch.uuid, { name: 'Diciembre', startAt, finishAt })
    const query = { search_column: 'name', search: 'diciem', format: 'csv' } as const
    const { content, fileName } = await staff.download(exportChallenges, { query })
    expect(fileName).toMatch(/^challenges-\d{4}-\d\d-\d\d\.csv$/)
    const { data } = papaparse.parse<string[]>(await content.text(), { skipEmptyLines: true })
    expect(data).toEqual([
      ['Name', 'Participants', 'Type', 'Modality', 'Compliance', 'Status', 'Start', 'End', 'Goals'],
      [name, '0', 'Individual', 'Users', 'Competitive', 'Active', '2026-11-01', '2026-12-01', '0'],
    ])
    const { publishableKey: centerKey, uuid: branchUuid } = gym.branch
    const inSpanish = createClient({
      baseUrl: server.url,
      headers: () => sessionHeaders({ centerKey, language: 'es', staffToken: staff.token, branchUuid }),
    })
    const spanish = await inSpanish.download(exportChallenges, { query })
    expect(await spanish.content.text()).toContain('"Diciembre",0,"Individual","Usuarios","Competitivo","Activo"')
    const other = await buildGym(server, { features: { gamification: true } })
    const stranger = await staffClient(server, other, other.admin.email)
    const foreign = await stranger.download(exportChallenges, { query })
    expect(await foreign.content.text()).not.toContain(name)
    await expect(
      staff.download(exportChallenges, { query: { ...query, search_column: 'password' } }),
    ).rejects.toMatchObject({ status: 422 })
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
