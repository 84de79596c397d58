import { listBoard, listRecentPoints } from '@repo/api-client/challenges/board'
import { showChallenge } from '@repo/api-client/challenges/challenge'
import { listEntrants, listRoomEntrants, listTeamEntrants, removeEntrant } from '@repo/api-client/challenges/entrants'
import { suggestTarget } from '@repo/api-client/challenges/goals'
import { listCountedTrainings, showTeamMetrics, showUserMetrics } from '@repo/api-client/challenges/show-metrics'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { challengeWorld, type ChallengeWorld, DAY_MS, FINISH, START } from '../../../testing/challenge-world.ts'
import { buildChallenger } from '../../../testing/factories/build-challenger.ts'
import { buildEndedClass } from '../../../testing/factories/build-class.ts'
import { buildGoal } from '../../../testing/factories/build-goal.ts'
import { buildTeam } from '../../../testing/factories/build-team.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import type { Client } from '../../../testing/wire-client.ts'
import { challengeRooms, challengeTeams } from '../../database/schema/challenges.ts'
import { members } from '../../database/schema/members.ts'
import { settleChallenges } from './challenge-ends.ts'

describe('the standing of a challenge', () => {
  let server: TestServer
  let world: ChallengeWorld
  let staff: Client
  beforeAll(async () => {
    server = await startTestServer()
  })
  beforeEach(async () => {
    world = await challengeWorld(server)
    staff = await world.staffAt(FINISH.getTime() - DAY_MS)
  })

  /** Ana trained twice, Bea once and hard, Cira never. */
  const three = async (overrides: Parameters<ChallengeWorld['challengeOf']>[0] = {}) => {
    const challenge = await world.challengeOf(overrides)
    await buildGoal(world.db, challenge, { target: 2, points: 10 })
    await buildGoal(world.db, challenge, { type: 'hard-minutes', target: 25, points: 5 })
    await buildGoal(world.db, challenge, { target: 1, points: 100, isActive: false })
    const people = [await world.person('Ana'), await world.person('Bea'), await world.person('Cira')] as const
    const [ana, bea, cira] = people.map(({ uuid }) => uuid) as [string, string, string]
    await world.train(ana, [1, 2], { points: 40 })
    await world.train(bea, [3], { z5Seconds: 1200, points: 90 })
    return { challenge, people, ana, bea, cira }
  }
  const entrants = async (uuid: string, query: object = {}) =>
    (await staff.callDecoded(listEntrants, { params: { uuid }, query })).rows

  it('orders members by points, with the goals they reached', async () => {
    const { challenge, ana, bea, cira } = await three()
    for (const uuid of [cira, bea, ana]) await buildChallenger(world.db, challenge, uuid)
    const rows = await entrants(challenge.uuid)
    expect(
      rows.map(({ name, ...row }) => [name, row.position, row.earned, row.total, row.points, row.rookpoints]),
    ).toEqual([
      ['Ana Ruiz', 1, 1, 2, 10, 80],
      ['Bea Ruiz', 2, 1, 2, 5, 90],
      ['Cira Ruiz', 3, 0, 2, 0, 0],
    ])
    expect(rows[0]).toMatchObject({ percent: 50, share: 90 })
    expect(rows[1]).toMatchObject({ percent: 50, share: 75 })
    const found = await entrants(challenge.uuid, { search_column: 'name', search: 'bea' })
    expect(found.map(({ name, position }) => [name, position])).toEqual([['Bea Ruiz', 2]])
    const byMail = await entrants(challenge.uuid, { search_column: 'email', search: rows[2]?.email ?? '' })
    expect(byMail.map(({ name }) => name)).toEqual(['Cira Ruiz'])
  })

  it('orders members of a free challenge by RookPoints', async () => {
    const { challenge, ana, bea } = await three({ compliance: 'free' })
    for (const uuid of [ana, bea]) await buildChallenger(world.db, challenge, uuid)
    expect((await entrants(challenge.uuid)).map(({ name }) => name)).toEqual(['Bea Ruiz', 'Ana Ruiz'])
  })

  it('orders teams by the goals that their members reach together', async () => {
    const { challenge, ana, bea, cira } = await three({ kind: 'group', modality: 'teams' })
    const one = await buildTeam(world.db, challenge)
    const two = await buildTeam(world.db, challenge, { name: '2' })
    await buildChallenger(world.db, challenge, cira, { teamUuid: one.uuid })
    for (const uuid of [ana, bea]) await buildChallenger(world.db, challenge, uuid, { teamUuid: two.uuid })
    const { teams } = await staff.callDecoded(showChallenge, { params: { uuid: challenge.uuid } })
    expect(
      teams.map(({ number, position, earned, points, percent, members: size, rookpoints }) => ({
        number,
        position,
        earned,
        points,
        percent,
        size,
        rookpoints,
      })),
    ).toEqual([
      { number: 2, position: 1, earned: 2, points: 15, percent: 100, size: 2, rookpoints: 170 },
      { number: 1, position: 2, earned: 0, points: 0, percent: 0, size: 1, rookpoints: 0 },
    ])
    const metrics = await staff.callDecoded(showTeamMetrics, { params: { team: two.uuid } })
    expect(
      metrics.map(({ type, accumulated, target, isReached, isActive, level }) => [
        type,
        accumulated,
        target,
        isReached,
        isActive,
        level,
      ]),
    ).toEqual([
      ['trainings', 3, 1, true, false, 1],
      ['trainings', 3, 2, true, true, 2],
      ['hard-minutes', 50, 25, true, true, 1],
    ])
    const inTeam = await staff.callDecoded(listTeamEntrants, {
      params: { uuid: challenge.uuid, team: two.uuid },
      query: {},
    })
    expect(inTeam.rows.map(({ name }) => name)).toEqual(['Ana Ruiz', 'Bea Ruiz'])
    const [elsewhere] = await world.db
      .select()
      .from(challengeTeams)
      .where(eq(challengeTeams.uuid, world.gym.neighbours.challenges.team.uuid))
    const wrong = staff.callDecoded(listTeamEntrants, {
      params: { uuid: challenge.uuid, team: elsewhere?.uuid ?? '' },
      query: {},
    })
    await expect(wrong).rejects.toMatchObject({ status: 404 })
  })

  it('lists the members who trained in a room, with what they trained there', async () => {
    const { challenge, ana } = await three({ kind: 'group', modality: 'room' })
    const { room } = world.gym.neighbours
    const place = { branchUuid: challenge.branchUuid, challengeUuid: challenge.uuid, startAt: START, finishAt: FINISH }
    await world.db.insert(challengeRooms).values({ ...place, roomUuid: room.uuid })
    const { uuid: classUuid } = await buildEndedClass(
      world.db,
      challenge.branchUuid,
      room.uuid,
      START.getTime() + 4 * DAY_MS,
      { remoteState: 'idle' },
    )
    await world.train(ana, [4], { classUuid, points: 33 })
    const { rows } = await staff.callDecoded(listRoomEntrants, {
      params: { uuid: challenge.uuid, room: room.uuid },
      query: {},
    })
    expect(rows.map(({ name, rookpoints }) => [name, rookpoints])).toEqual([['Ana Ruiz', 33]])
  })

  it('lists the trainings that make up each number', async () => {
    const { challenge, ana, bea } = await three()
    for (const uuid of [bea, ana]) await buildChallenger(world.db, challenge, uuid)
    const params = { uuid: challenge.uuid }
    const all = await staff.callDecoded(listCountedTrainings, { params, query: {} })
    expect(all.rows.map(({ userName, sums }) => [userName, sums.points, sums['hard-minutes']])).toEqual([
      ['Bea Ruiz', 90, 30],
      ['Ana Ruiz', 40, 10],
      ['Ana Ruiz', 40, 10],
    ])
    const own = await staff.callDecoded(listCountedTrainings, { params, query: { user: ana } })
    expect([own.total, own.rows.every(({ userUuid }) => userUuid === ana)]).toEqual([2, true])
    const metrics = await staff.callDecoded(showUserMetrics, { params: { uuid: challenge.uuid, user: ana } })
    expect(metrics.find(({ type, isActive }) => type === 'trainings' && isActive)).toMatchObject({
      accumulated: 2,
      targetText: '2 sessions',
    })
  })

  it('loses a removed member, and no one can be removed after the end', async () => {
    const { challenge, ana, bea } = await three()
    for (const uuid of [bea, ana]) await buildChallenger(world.db, challenge, uuid)
    const remove = (user: string) =>
      staff.call(removeEntrant, { params: { uuid: challenge.uuid, user }, body: { source: 'admin' } })
    await remove(ana)
    expect((await entrants(challenge.uuid)).map(({ name }) => name)).toEqual(['Bea Ruiz'])
    await expect(remove(ana)).rejects.toMatchObject({ status: 404 })
    await expect(
      staff.callDecoded(showUserMetrics, { params: { uuid: challenge.uuid, user: ana } }),
    ).rejects.toMatchObject({
      status: 404,
    })
    server.clock.set(FINISH.getTime() + 1)
    await expect(remove(bea)).rejects.toMatchObject({ status: 409, code: 'challenge-completed' })
  })

  it('suggests a typical target', async () => {
    const { challenge, ana, bea, cira } = await three()
    for (const uuid of [cira, bea, ana]) await buildChallenger(world.db, challenge, uuid)
    const suggested = async (type: number) =>
      (await staff.callDecoded(suggestTarget, { params: { uuid: challenge.uuid }, query: { goal_type_id: type } }))
        .target
    // three hours by two members in 28 days; the challenge lasts ten
    expect(await suggested(3)).toBe(32)
    expect(await suggested(4)).toBe(1)
    expect(await suggested(2)).toBeNull()
    const points = await staff.callDecoded(listRecentPoints, {})
    expect(points.filter(({ uuid }) => [ana, bea].includes(uuid))).toEqual([
      { uuid: bea, points: 90 },
      { uuid: ana, points: 80 },
    ])
  })

  it('counts on the board after the end, by points and without removed members', async () => {
    const { challenge, ana, bea, cira } = await three()
    for (const uuid of [cira, bea, ana]) await buildChallenger(world.db, challenge, uuid)
    server.clock.set(FINISH.getTime() + 1)
    await settleChallenges(server.context)
    const board = (query: object = {}) =>
      staff.callDecoded(listBoard, { params: { branch: world.gym.branch.uuid }, query })
    const of = async (query: object = {}) =>
      (await board(query)).rows.map(({ name, position, points, medals }) => [
        name,
        position,
        points,
        medals.gold + medals.silver * 2,
      ])
    expect((await of()).slice(0, 3)).toEqual([
      ['Vecina Lozano', 1, 20, 1],
      ['Ana Ruiz', 2, 10, 1],
      ['Bea Ruiz', 3, 5, 2],
    ])
    const total = (await board()).total
    expect((await of({ direction: 'desc' })).at(-1)).toEqual(['Vecina Lozano', 1, 20, 1])
    expect(await of({ search_column: 'name', search: 'bea' })).toEqual([['Bea Ruiz', 3, 5, 2]])
    await world.db.update(members).set({ unlinkedAt: FINISH }).where(eq(members.uuid, ana))
    expect((await of()).slice(0, 2).map(([name]) => name)).toEqual(['Vecina Lozano', 'Bea Ruiz'])
    expect((await board()).total).toBe(total - 1)
    await world.db.update(members).set({ unlinkedAt: null }).where(eq(members.uuid, ana))
    expect((await board()).total).toBe(total)
  })
})
