import { describe, expect, it } from 'vitest'
import { decode, encode, type ZodMiniType } from 'zod/mini'

import { ChallengeDetailCodec } from './challenge.ts'
import { challengesEndpoints } from './endpoints.ts'
import { GoalBodyCodec } from './goals.ts'
import { ChallengeBodyCodec, ChangedChallengeCodec } from './save-challenge.ts'

const ANA = '0198a1b2-0000-4000-8000-00000000000a'
const BEA = '0198a1b2-0000-4000-8000-00000000000b'
const TEAM = '0198a1b2-0000-4000-8000-00000000000c'
const BRANCH = '0198a1b2-0000-4000-8000-00000000000d'
const ROOM = '0198a1b2-0000-4000-8000-00000000000e'

const { listChallenges, searchChallenges, listEntrants, listBoard, showTeamMetrics, listCountedTrainings } =
  challengesEndpoints

const reads = (schema: ZodMiniType, wire: unknown): unknown => {
  const ours = decode(schema, wire as never)
  expect(encode(schema, ours)).toEqual(wire)
  return ours
}

const body = {
  branch_uuid: BRANCH,
  challenge_type_id: 2,
  challenge_modality_id: 2,
  challenge_compliance: 'competitive',
  name: 'Reto',
  start_at: '2026-12-01 06:00:00',
  finish_at: '2027-01-01 05:59:59',
  users: {
    0: {
      uuid: ANA,
      name: 'Ana',
      last_name_1: 'Soto',
      email: 'ana@gym.example',
      pseudonym: 'Rayo',
      image_url: null,
      team: { uuid: TEAM, name: 1 },
    },
  },
  rooms: [],
  offset_name: 'America/Mexico_City',
  offset: '-6',
}

describe('a challenge that is sent', () => {
  it('has users by their place, with teams by number', () => {
    expect(reads(ChallengeBodyCodec, body)).toMatchObject({
      kind: 'group',
      modality: 'teams',
      description: null,
      startAt: new Date('2026-12-01T06:00:00Z'),
      users: [{ uuid: ANA, lastName1: 'Soto', team: { uuid: TEAM, number: 1 } }],
    })
  })

  it('says who takes part no longer', () => {
    const changed = { ...body, detached_users: [BEA], detached_teams: [], detached_rooms: [ROOM] }
    expect(reads(ChangedChallengeCodec, changed)).toMatchObject({
      detached: { users: [BEA], teams: [], rooms: [ROOM] },
    })
  })

  it('may say it otherwise: ids as text, users as a list, teams without an id, rooms alone', () => {
    const { users: _, rooms: __, ...rest } = body
    const of = (more: object) => decode(ChallengeBodyCodec, { ...rest, ...more } as never)
    expect(of({ challenge_type_id: '1', challenge_modality_id: '3', rooms: [{ uuid: ROOM }] })).toMatchObject({
      kind: 'individual',
      modality: 'room',
      users: [],
      rooms: [{ uuid: ROOM, name: null }],
    })
    expect(of({ users: [{ uuid: BEA, team: { name: '2' } }] })).toMatchObject({
      users: [{ uuid: BEA, name: null, team: { uuid: null, number: 2 } }],
    })
  })

  it.each([
    { challenge_type_id: 3 },
    { challenge_modality_id: 0 },
    { challenge_compliance: 'loose' },
    { name: ' ' },
    { name: 'x'.repeat(51) },
    { description: 'x'.repeat(151) },
    { start_at: '2026-12-01' },
    { start_at: '2026-02-30 00:00:00' },
    { finish_at: 'tomorrow' },
    { users: { 0: { uuid: 'ana' } } },
    { rooms: [{}] },
  ])('is refused with %j', (change) => {
    expect(ChallengeBodyCodec.safeParse({ ...body, ...change }).success).toBe(false)
  })
})

const goal = {
  uuid: 'g1',
  goal_type_id: 6,
  goal_type: 'Minutes in zones 4 and 5',
  meta: 90,
  points: 5,
  status: true,
  created_at: '2026-11-22T10:00:00.000Z',
  level: 1,
}
const group = { earned: 1, total_goals: 2, progress: 50, share: 62.5, points: 5, rookpoints: 12.25, position: 1 }

it('a challenge with its teams, rooms and goals', () => {
  const wire = {
    challenge_uuid: 'c1',
    name: 'Reto',
    description: null,
    challenge_type_id: 2,
    challenge_type: 'group',
    challenge_modality_id: 2,
    challenge_modality: 'teams',
    challenge_compliance: 'competitive',
    start_at: '2026-12-01 06:00:00',
    finish_at: '2027-01-01 05:59:59',
    status: 'pending',
    count_challenge_users: 3,
    count_challenge_teams: [{ users_in_team: 2 }, { users_in_team: 1 }],
    count_challenge_rooms: [{ users_in_room: 4 }],
    total_goals: 1,
    challenge_teams: [{ team_uuid: TEAM, name: 1, users_in_team: 2, ...group }],
    challenge_rooms: [
      {
        room_uuid: ROOM,
        name: 'Sala',
        description: null,
        logo_image: null,
        background_image: '/b.webp',
        users_in_room: 4,
        ...group,
      },
    ],
    goals: [goal],
  }
  const progress = { earned: 1, total: 2, percent: 50, share: 62.5, points: 5, rookpoints: 12.25, position: 1 }
  expect(reads(ChallengeDetailCodec, wire)).toMatchObject({
    participants: 3,
    inTeams: [2, 1],
    inRooms: [4],
    teams: [{ number: 1, members: 2, ...progress }],
    rooms: [{ name: 'Sala', members: 4, backgroundUrl: '/b.webp', ...progress }],
    goals: [{ type: 'hard-minutes', target: 90, isActive: true, createdAt: new Date('2026-11-22T10:00:00Z') }],
  })
})

it.each([
  [listChallenges, { search_column: 'challenge_type_id', search: '2', sort: 'created_at' }],
  [searchChallenges, { column: 'challenge_type_id', data: '2', sort: 'created_at' }],
])('challenges are searched by kind as the wire numbers them', ({ query }, wire) => {
  const asked = { ...wire, direction: 'desc', page: 1, per_page: 20 }
  expect(reads(query, asked)).toMatchObject({ search: { column: 'kind', text: 'group' }, sort: 'created' })
})

it('who takes part comes by pages', () => {
  const asked = { search_column: 'email', search: 'ana', sort: 'standing', direction: 'asc', page: 2 }
  expect(reads(listEntrants.query, asked)).toEqual({ page: 2, search: { column: 'email', text: 'ana' } })
  expect(decode(listEntrants.query, {})).toEqual({ page: 1, search: null })
  const row = { user_uuid: ANA, name: 'Ana Soto', pseudonym: 'Rayo', email: 'ana@gym.example', image_url: null }
  const at = {
    earned: 1,
    total_goals: 2,
    total_goals_completed: 50,
    share: 62.5,
    points: 5,
    rookpoints: 12.25,
    position: 1,
  }
  expect(reads(listEntrants.response, { data: [{ ...row, ...at }], lastPage: 3 })).toMatchObject({
    rows: [{ uuid: ANA, earned: 1, total: 2, percent: 50, position: 1 }],
    lastPage: 3,
  })
})

it('progress by goal, and the trainings it is made of', () => {
  const metric = {
    goal_uuid: 'g1',
    goal_type_id: 1,
    goal_type: 'Calories',
    accumulated: 512.5,
    meta: 1000,
    target: '1000 kcal',
    level: 1,
    points: 10,
    completed: false,
    status: true,
  }
  expect(reads(showTeamMetrics.response, { data: [metric] })).toMatchObject([{ type: 'calories', isReached: false }])
  const training = {
    training_uuid: 't1',
    user_uuid: ANA,
    user_name: 'Ana Soto',
    start: '2026-12-02T10:00:00.000Z',
    trainig_name: 'Spinning',
    room_name: null,
    sums: { calories: 512.5, steps: 0, minutes: 45.5, trainings: 1, rookpoints: 90, hard_minutes: 12 },
  }
  const meta = { current_page: 1, last_page: 1, per_page: 20, total: 1 }
  expect(reads(listCountedTrainings.response, { data: [training], meta })).toMatchObject({
    rows: [{ userName: 'Ana Soto', sums: { points: 90, 'hard-minutes': 12 } }],
  })
})

it('the board has every medal, also those a deployment leaves out', () => {
  const row = {
    user_uuid: ANA,
    name: 'Ana Soto',
    pseudonym: 'Rayo',
    email: 'ana@gym.example',
    image: null,
    achievement: [
      { medals_type: 'gold', medals_count: 2 },
      { medals_type: 'silver', medals_count: 0 },
      { medals_type: 'bronce', medals_count: 1 },
    ],
    participated_challenges: 4,
    finished_challenges: 3,
    points_meddals: 120,
    position: 1,
  }
  const meta = { current_page: 1, last_page: 1, per_page: 20, total: 1 }
  expect(reads(listBoard.response, { data: [row], meta })).toMatchObject({
    rows: [{ medals: { gold: 2, silver: 0, bronze: 1 }, participated: 4, points: 120 }],
  })
  const few = { ...row, achievement: [{ medals_type: 'bronce', medals_count: 1 }] }
  expect(decode(listBoard.response, { data: [few], meta })).toMatchObject({
    rows: [{ medals: { gold: 0, silver: 0, bronze: 1 } }],
  })
})

it.each([
  [{ goal_type_id: 7 }],
  [{ meta: 0 }],
  [{ meta: 100_000_000 }],
  [{ points: 0 }],
  [{ points: 1.5 }],
  [{ status: 'yes' }],
])('a goal is refused with %j', (change) => {
  expect(GoalBodyCodec.safeParse({ goal_type_id: 1, meta: 10, points: 1, status: true, ...change }).success).toBe(false)
})
