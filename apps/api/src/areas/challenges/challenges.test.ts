import { showChallengeDashboard } from '@repo/api-client/challenges/board'
import { showChallenge } from '@repo/api-client/challenges/challenge'
import { showEntrants } from '@repo/api-client/challenges/entrants'
import { listChallenges, searchBranchChallenges, searchChallenges } from '@repo/api-client/challenges/list-challenges'
import { createChallenge, deleteChallenge, updateChallenge } from '@repo/api-client/challenges/save-challenge'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { buildMember } from '../../../testing/factories/build-member.ts'
import { buildRoom } from '../../../testing/factories/build-room.ts'
import {
  buildGym,
  type FurnishedGym,
  staffClient,
  startTestServer,
  type TestServer,
} from '../../../testing/test-server.ts'
import type { Client } from '../../../testing/wire-client.ts'
import { challengeTeams } from '../../database/schema/challenges.ts'
import { members } from '../../database/schema/members.ts'

const NOW = Date.parse('2026-11-21T16:00:00Z')
const features = { gamification: true }

describe('challenges', () => {
  let server: TestServer
  let gym: FurnishedGym
  let staff: Client
  let people: string[]
  beforeAll(async () => {
    server = await startTestServer()
  })
  beforeEach(async () => {
    server.clock.set(NOW)
    gym = await buildGym(server, { features })
    staff = await staffClient(server, gym, gym.admin.email)
    people = []
    for (let count = 0; count < 4; count += 1) {
      people.push((await buildMember(server.context.db, gym.branch.uuid)).uuid)
    }
  })

  const bodyOf = (more: object = {}) => ({
    branch_uuid: gym.branch.uuid,
    challenge_type_id: 1,
    challenge_modality_id: 1,
    challenge_compliance: 'competitive' as const,
    name: 'Reto de diciembre',
    start_at: '2026-12-01 06:00:00',
    finish_at: '2027-01-01 05:59:59',
    users: Object.fromEntries(people.map((uuid, index) => [String(index), { uuid }])),
    ...more,
  })
  const listed = async (answer: Promise<unknown>) =>
    (await answer) as {
      readonly data: readonly { readonly [name: string]: unknown }[]
      readonly meta: { readonly total: number }
    }
  const create = async (more: object = {}) => (await staff.call(createChallenge, { body: bodyOf(more) })).data
  const inTeams = (numbers: readonly number[]) =>
    Object.fromEntries(people.map((uuid, index) => [index, { uuid, team: { name: numbers[index] ?? 1 } }]))
  const ofTeams = (numbers: readonly number[]) => ({
    challenge_type_id: 2,
    challenge_modality_id: 2,
    users: inTeams(numbers),
  })
  const chosen = (uuid: string) => staff.callDecoded(showEntrants, { params: { uuid } })

  it('are created with their participants and listed first', async () => {
    const made = await create({ description: 'Un mes' })
    expect(made).toMatchObject({
      name: 'Reto de diciembre',
      description: 'Un mes',
      status: 'pending',
      start_at: '2026-12-01 06:00:00',
      finish_at: '2027-01-01 05:59:59',
      count_challenge_users: 4,
      total_goals: 0,
    })
    const { data } = await listed(staff.call(listChallenges, { query: {} }))
    expect(data.map(({ name }) => name)).toEqual([
      'Reto de diciembre',
      expect.any(String),
      expect.any(String),
      expect.any(String),
      expect.any(String),
    ])
    const { users } = await chosen(made.challenge_uuid)
    expect(new Set(users.map(({ uuid }) => uuid))).toEqual(new Set(people))
  })

  it.each([
    ['a start before today', { start_at: '2026-11-21 05:59:59' }, 'start_at'],
    ['an end before the start', { finish_at: '2026-11-30 05:59:59' }, 'finish_at'],
    ['no users', { users: {} }, 'users'],
    ['a type without teams', { challenge_modality_id: 2 }, 'challenge_modality_id'],
    ['one team', { challenge_type_id: 2, challenge_modality_id: 2, users: 'teams of one' }, 'users'],
    ['too many teams', { challenge_type_id: 2, challenge_modality_id: 2, users: 'five' }, 'users'],
    ['an unknown user', { users: [{ uuid: '7d3c0b52-2f5e-4f0e-8f39-2a6b1c9d4e10' }] }, 'users'],
  ])('are refused with %s', async (_, change, field) => {
    const users = { 'teams of one': inTeams([1, 1, 1, 1]), five: inTeams([1, 2, 3, 5]) }
    const given = 'users' in change && typeof change.users === 'string' ? users[change.users as 'five'] : undefined
    const call = create(given === undefined ? change : { ...change, users: given })
    await expect(call).rejects.toMatchObject({ status: 422, fields: { [field]: expect.anything() } })
    const { meta } = await listed(staff.call(listChallenges, { query: {} }))
    expect(meta.total).toBe(4)
  })

  it('accept thousands of users at once, with all the fields the panel sends', async () => {
    const { db } = server.context
    await db.execute(sql`
      insert into members (uuid, branch_uuid, name, last_name_1, pseudonym, email, sign_in_code)
      select gen_random_uuid(), ${gym.branch.uuid}, 'Ana', 'Ruiz', 'Pulso ' || n, 'pulso' || n || ${`@${gym.branch.uuid}`}, 'p' || n
      from generate_series(1, 2500) as n`)
    const all = await db.select().from(members).where(eq(members.branchUuid, gym.branch.uuid))
    const users = all
      .filter(({ pseudonym }) => pseudonym.startsWith('Pulso '))
      .map(({ uuid, name, lastName1, email, pseudonym }) => ({ uuid, name, last_name_1: lastName1, email, pseudonym }))
    const made = await create({ users: Object.fromEntries(users.entries()) })
    expect(made.count_challenge_users).toBe(2500)
  })

  it('can begin today', async () => {
    expect(await create({ start_at: '2026-11-21 06:00:00' })).toMatchObject({ status: 'active' })
  })

  it('need at least two rooms in the room format', async () => {
    const { db } = server.context
    const rooms = [
      await buildRoom(db, gym.branch.uuid, gym.coach.uuid),
      await buildRoom(db, gym.branch.uuid, gym.coach.uuid),
    ]
    const ofRooms = (chosenRooms: readonly { readonly uuid: string }[]) => ({
      challenge_modality_id: 3,
      users: {},
      rooms: chosenRooms.map(({ uuid }) => ({ uuid })),
    })
    await expect(create(ofRooms(rooms.slice(0, 1)))).rejects.toMatchObject({ status: 422 })
    const made = await create(ofRooms(rooms))
    expect(made.count_challenge_rooms).toEqual([{ users_in_room: 0 }, { users_in_room: 0 }])
  })

  it('keep their locked fields and change the others', async () => {
    const { challenge_uuid: uuid } = await create()
    const change = (more: object) => staff.call(updateChallenge, { params: { uuid }, body: bodyOf(more) })
    for (const locked of [
      { challenge_compliance: 'free' },
      { challenge_type_id: 2 },
      { start_at: '2026-12-02 06:00:00' },
    ]) {
      await expect(change(locked)).rejects.toMatchObject({ status: 422, code: 'challenge-locked' })
    }
    const [first, ...others] = people
    const { data } = await change({
      name: 'Reto corto',
      finish_at: '2026-12-20 05:59:59',
      users: others.map((one) => ({ uuid: one })),
      detached_users: [first],
    })
    expect(data).toMatchObject({ name: 'Reto corto', finish_at: '2026-12-20 05:59:59', count_challenge_users: 3 })
    await expect(change({ users: {}, detached_users: others })).rejects.toMatchObject({ status: 422 })
    server.clock.set(Date.parse('2026-12-20T06:00:00Z'))
    await expect(change({ users: {}, detached_users: others })).rejects.toMatchObject({
      status: 409,
      code: 'challenge-completed',
    })
  })

  it('move members between teams, and members of a deleted team leave', async () => {
    const { challenge_uuid: uuid } = await create(ofTeams([1, 1, 2, 3]))
    const teams = await server.context.db.select().from(challengeTeams).where(eq(challengeTeams.challengeUuid, uuid))
    const third = teams.find(({ name }) => name === '3')?.uuid
    const [first] = people
    const body = bodyOf({ ...ofTeams([]), users: [{ uuid: first, team: { name: 2 } }], detached_teams: [third] })
    const { data } = await staff.call(updateChallenge, { params: { uuid }, body })
    expect(data).toMatchObject({
      count_challenge_users: 3,
      count_challenge_teams: [{ users_in_team: 1 }, { users_in_team: 2 }],
    })
    const { users } = await chosen(uuid)
    const teamOf = new Map(users.map(({ uuid: one, team }) => [one, team?.number]))
    expect(people.map((one) => teamOf.get(one))).toEqual([2, 1, 2, undefined])
  })

  it('are found by name, type, and start day', async () => {
    await create()
    await create({ ...ofTeams([1, 2, 1, 2]), name: 'Equipos', start_at: '2026-12-02 05:59:59' })
    const names = async (query: object) =>
      (await listed(staff.call(searchChallenges, { query }))).data.map(({ name }) => name)
    expect(await names({ column: 'name', data: 'DICIEM' })).toEqual(['Reto de diciembre'])
    expect(await names({ column: 'challenge_type_id', data: '2' })).toEqual(
      expect.arrayContaining(['Equipos', 'Reto de equipos', 'Reto de salas']),
    )
    // half a minute before midnight in the center's time zone
    expect(new Set(await names({ column: 'start_at', data: '2026-12-01' }))).toEqual(
      new Set(['Equipos', 'Reto de diciembre']),
    )
    const query = { search_column: 'name', search: 'equipos' }
    const found = await listed(staff.call(searchBranchChallenges, { params: { branch: gym.branch.uuid }, query }))
    expect(found.data.map(({ name }) => name)).toEqual(['Equipos', 'Reto de equipos'])
  })

  it('are counted', async () => {
    const figures = async () => (await staff.call(showChallengeDashboard, { query: {} })).data
    const before = await figures()
    expect(before).toEqual({
      total_challenges: 4,
      active_challenges: 3,
      total_goals: 2,
      active_goals: 1,
      // the neighbor and another member who trained in the competing room
      user_participating: 2,
      individual_challenges: 2,
      group_challenges: 2,
    })
    await create({ start_at: '2026-11-21 06:00:00' })
    expect(await figures()).toMatchObject({ active_challenges: 4, user_participating: 6 })
  })

  it('are deleted with all their data', async () => {
    const { challenge_uuid: uuid } = await create()
    await staff.call(deleteChallenge, { params: { uuid } })
    await expect(staff.call(showChallenge, { params: { uuid } })).rejects.toMatchObject({ status: 404 })
    await expect(staff.call(deleteChallenge, { params: { uuid } })).rejects.toMatchObject({ status: 404 })
  })
})
