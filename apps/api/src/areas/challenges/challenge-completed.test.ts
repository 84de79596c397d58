import { showChallenge } from '@repo/api-client/challenges/challenge'
import { createGoal } from '@repo/api-client/challenges/goals'
import { updateChallenge } from '@repo/api-client/challenges/save-challenge'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { challengeWorld, type ChallengeWorld, DAY_MS, OVER } from '../../../testing/challenge-world.ts'
import { buildChallenger } from '../../../testing/factories/build-challenger.ts'
import { buildGoal } from '../../../testing/factories/build-goal.ts'
import { buildMember } from '../../../testing/factories/build-member.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import type { Client } from '../../../testing/wire-client.ts'
import { challengeTeams } from '../../database/schema/challenges.ts'
import { settleChallenges } from './challenge-ends.ts'

const TEAMS = ['0b0e2c1c-53a4-4a9e-9a43-0a5a6a3f7d01', '0b0e2c1c-53a4-4a9e-9a43-0a5a6a3f7d02'] as const
const NEW_TEAM = '0b0e2c1c-53a4-4a9e-9a43-0a5a6a3f7d03'

describe('a challenge that has ended', () => {
  let server: TestServer
  let world: ChallengeWorld
  let staff: Client
  let ana: string
  let bea: string
  beforeAll(async () => {
    server = await startTestServer()
  })
  beforeEach(async () => {
    world = await challengeWorld(server)
    staff = await world.staffAt(OVER)
    ana = (await world.person('Ana')).uuid
    bea = (await world.person('Bea')).uuid
  })

  const users = async () => {
    const challenge = await world.challengeOf()
    await buildGoal(world.db, challenge, { target: 1, points: 10 })
    for (const uuid of [ana, bea]) await buildChallenger(world.db, challenge, uuid)
    await world.train(ana, [0])
    return challenge
  }
  const teams = async () => {
    const challenge = await world.challengeOf({ kind: 'group', modality: 'teams' })
    const of = { branchUuid: world.gym.branch.uuid, challengeUuid: challenge.uuid }
    await world.db.insert(challengeTeams).values(TEAMS.map((uuid, index) => ({ uuid, name: String(index + 1), ...of })))
    await buildChallenger(world.db, challenge, ana, { teamUuid: TEAMS[0] })
    await buildChallenger(world.db, challenge, bea, { teamUuid: TEAMS[1] })
    return challenge
  }
  const bodyOf = (more: object) => ({
    branch_uuid: world.gym.branch.uuid,
    challenge_type_id: 1,
    challenge_modality_id: 1,
    challenge_compliance: 'competitive' as const,
    name: 'Reto de otoño',
    start_at: '2026-11-10 06:00:00',
    finish_at: '2026-11-20 05:59:59',
    ...more,
  })
  const change = (uuid: string, more: object) => staff.call(updateChallenge, { params: { uuid }, body: bodyOf(more) })

  it('accepts another name and description, with the same users or none', async () => {
    const { uuid } = await users()
    await settleChallenges(server.context)
    const { data } = await change(uuid, { description: 'Ya terminó', users: [{ uuid: ana }, { uuid: bea }] })
    expect(data).toMatchObject({ name: 'Reto de otoño', description: 'Ya terminó', status: 'completed' })
    expect((await change(uuid, { name: 'Otro' })).data).toMatchObject({ name: 'Otro', count_challenge_users: 2 })
    expect(await world.standingOf(ana)).toMatchObject({ gold: 1, points: 10 })
  })

  it('refuses a change of its users', async () => {
    const { uuid } = await users()
    const other = (await buildMember(world.db, world.gym.branch.uuid)).uuid
    for (const changed of [
      { users: [{ uuid: ana }, { uuid: bea }, { uuid: other }] },
      { users: [{ uuid: bea }], detached_users: [ana] },
      { detached_users: [ana] },
    ]) {
      await expect(change(uuid, changed)).rejects.toMatchObject({ status: 409, code: 'challenge-completed' })
    }
    const { data } = await staff.call(showChallenge, { params: { uuid } })
    expect(data).toMatchObject({ count_challenge_users: 2 })
    expect(data.name).not.toBe('Reto de otoño')
  })

  it('refuses a change of its teams and their members', async () => {
    const { uuid } = await teams()
    const kind = { challenge_type_id: 2, challenge_modality_id: 2 }
    const dealt = (one: number, two: number) => [
      { uuid: ana, team: { name: one } },
      { uuid: bea, team: { name: two } },
    ]
    for (const changed of [
      { users: dealt(2, 1) },
      { users: [{ uuid: ana, team: { uuid: NEW_TEAM, name: 3 } }] },
      { users: dealt(1, 2), detached_teams: [TEAMS[1]] },
    ]) {
      await expect(change(uuid, { ...kind, ...changed })).rejects.toMatchObject({ code: 'challenge-completed' })
    }
    const { data } = await change(uuid, { ...kind, users: dealt(1, 2) })
    expect(data).toMatchObject({
      name: 'Reto de otoño',
      count_challenge_teams: [{ users_in_team: 1 }, { users_in_team: 1 }],
    })
  })

  it('refuses another end in the past', async () => {
    const { uuid } = await users()
    await settleChallenges(server.context)
    await expect(change(uuid, { finish_at: '2026-11-19 05:59:59' })).rejects.toMatchObject({
      status: 422,
      fields: { finish_at: expect.anything() },
    })
  })

  it('becomes active with an end in the future and awards its medals again then', async () => {
    const { uuid } = await users()
    await settleChallenges(server.context)
    const { data } = await change(uuid, { finish_at: '2026-11-25 05:59:59' })
    expect(data).toMatchObject({ status: 'active', finish_at: '2026-11-25 05:59:59' })
    expect(await world.standingOf(ana)).toMatchObject({ gold: 0, points: 0, finished: 0 })
    // while it is active again, goals and users can change
    const goal = { goal_type_id: 4, meta: 2, points: 500, status: true }
    await staff.call(createGoal, { params: { uuid }, body: goal })
    await world.train(bea, [11, 12])
    server.clock.set(OVER + 6 * DAY_MS)
    await settleChallenges(server.context)
    const results = await world.resultsOf(uuid)
    expect(results.map(({ memberUuid, medal }) => [memberUuid, medal])).toEqual([
      [bea, 'gold'],
      [ana, 'silver'],
    ])
    expect(await world.standingOf(bea)).toMatchObject({ gold: 1, finished: 1 })
  })

  it('refuses changes while its results are being written', async () => {
    const { uuid } = await users()
    await expect(change(uuid, { finish_at: '2026-11-25 05:59:59' })).rejects.toMatchObject({
      status: 409,
      code: 'challenge-completed',
    })
  })
})
