import {
  changeGoalStatus,
  createGoal,
  deleteGoal,
  listGoals,
  searchGoals,
  updateGoal,
} from '@repo/api-client/challenges/goals'
import { createChallenge } from '@repo/api-client/challenges/save-challenge'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { buildMember } from '../../../testing/factories/build-member.ts'
import {
  buildGym,
  type FurnishedGym,
  staffClient,
  startTestServer,
  type TestServer,
} from '../../../testing/test-server.ts'
import type { Client } from '../../../testing/wire-client.ts'

const NOW = Date.parse('2026-11-21T16:00:00Z')
const features = { gamification: true }

describe('the goals of a challenge', () => {
  let server: TestServer
  let gym: FurnishedGym
  let staff: Client
  let uuid: string
  beforeAll(async () => {
    server = await startTestServer()
  })
  beforeEach(async () => {
    server.clock.set(NOW)
    gym = await buildGym(server, { features })
    staff = await staffClient(server, gym, gym.admin.email)
    uuid = await challengeOf()
  })

  const challengeOf = async (more: object = {}): Promise<string> => {
    const { uuid: member } = await buildMember(server.context.db, gym.branch.uuid)
    const body = {
      branch_uuid: gym.branch.uuid,
      challenge_type_id: 1,
      challenge_modality_id: 1,
      challenge_compliance: 'competitive' as const,
      name: 'Reto de diciembre',
      start_at: '2026-12-01 06:00:00',
      finish_at: '2027-01-01 05:59:59',
      users: { 0: { uuid: member } },
      ...more,
    }
    return (await staff.call(createChallenge, { body })).data.challenge_uuid
  }

  const listed = async (answer: Promise<unknown>) =>
    (await answer) as {
      readonly data: readonly { readonly [name: string]: unknown }[]
      readonly meta: { readonly total: number }
    }
  const goal = (more: object = {}) => ({ goal_type_id: 4, meta: 5, points: 10, status: true, ...more })
  const add = async (more: object = {}) => (await staff.call(createGoal, { params: { uuid }, body: goal(more) })).data

  it('have levels within their type and are listed in order', async () => {
    await add()
    expect(await add({ meta: 8, points: 20 })).toMatchObject({ level: 2, goal_type: 'Sessions' })
    await add({ goal_type_id: 1, meta: 900 })
    const { data } = await listed(staff.call(listGoals, { params: { uuid }, query: {} }))
    expect(data.map((one) => [one['goal_type_id'], one['meta'], one['level']])).toEqual([
      [1, 900, 1],
      [4, 5, 1],
      [4, 8, 2],
    ])
    const search = (day: string) =>
      listed(staff.call(searchGoals, { params: { uuid }, query: { column: 'created_at', data: day } }))
    expect((await search('2026-11-21')).meta.total).toBe(3)
    expect((await search('2026-11-20')).meta.total).toBe(0)
  })

  it('are refused as duplicate or too low, with the words that the panel expects', async () => {
    await add()
    await expect(add()).rejects.toMatchObject({ status: 422, message: expect.stringContaining('already exists') })
    await expect(add({ meta: 4, points: 20 })).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining('be higher'),
    })
    await expect(add({ meta: 6, points: 10 })).rejects.toMatchObject({ code: 'goal-not-higher' })
  })

  it('can be changed, turned off, and deleted, but keep their type', async () => {
    const { uuid: own } = await add()
    const params = { uuid, goal: own }
    const { data } = await staff.call(updateGoal, { params, body: goal({ meta: 7 }) })
    expect(data).toMatchObject({ meta: 7, points: 10 })
    await expect(staff.call(updateGoal, { params, body: goal({ goal_type_id: 1 }) })).rejects.toMatchObject({
      code: 'challenge-locked',
    })
    const { data: off } = await staff.call(changeGoalStatus, { params: { goal: own }, body: { status: false } })
    expect(off.status).toBe(false)
    const elsewhere = { uuid: gym.neighbours.challenges.going.uuid, goal: own }
    await expect(staff.call(deleteGoal, { params: elsewhere })).rejects.toMatchObject({ status: 404 })
    await staff.call(deleteGoal, { params })
    expect((await listed(staff.call(listGoals, { params: { uuid }, query: {} }))).meta.total).toBe(0)
  })

  it('have a fixed target in a free challenge, one goal per type', async () => {
    uuid = await challengeOf({ challenge_compliance: 'free' })
    expect(await add({ meta: 5, points: 10 })).toMatchObject({ meta: 20_000_000, points: 1, level: 0 })
    await expect(add({ meta: 6 })).rejects.toMatchObject({ code: 'goal-exists' })
  })

  it('cannot be changed after the end', async () => {
    uuid = await challengeOf({ start_at: '2026-11-21 06:00:00', finish_at: '2026-11-23 05:59:59' })
    const { uuid: own } = await add()
    server.clock.set(Date.parse('2026-11-23T06:00:00Z'))
    for (const call of [
      () => add({ meta: 9, points: 90 }),
      () => staff.call(updateGoal, { params: { uuid, goal: own }, body: goal() }),
      () => staff.call(changeGoalStatus, { params: { goal: own }, body: { status: false } }),
      () => staff.call(deleteGoal, { params: { uuid, goal: own } }),
    ]) {
      await expect(call()).rejects.toMatchObject({ status: 409, code: 'challenge-completed' })
    }
  })
})
