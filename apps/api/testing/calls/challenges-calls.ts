import type { challengesEndpoints } from '@repo/api-client/challenges/endpoints'

import type { World } from '../world.ts'
import { BOTH_ROLES, type CallRows, type ValidCall } from './call-row.ts'

const DAY_MS = 86_400_000
const spaced = (at: number): string => new Date(at).toISOString().slice(0, 19).replace('T', ' ')

const body = (world: World) => ({
  branch_uuid: world.branch.uuid,
  challenge_type_id: 1,
  challenge_modality_id: 1,
  challenge_compliance: 'competitive',
  name: 'Reto de diciembre',
  start_at: spaced(world.now + DAY_MS),
  finish_at: spaced(world.now + 30 * DAY_MS),
  users: { 0: { uuid: world.spare.uuid } },
  rooms: [],
})

const going = (world: World) => world.neighbours.challenges.going
const goalOf = (world: World) => ({ uuid: going(world).uuid, goal: world.neighbours.challenges.goal.uuid })

const read = (valid: (world: World) => ValidCall) => ({ granted: BOTH_ROLES, valid, needsFeature: true }) as const
const write = (valid: (world: World) => ValidCall) => ({ granted: ['admin'], valid, needsFeature: true }) as const

export const challengesCalls: CallRows<typeof challengesEndpoints> = {
  listChallenges: read(() => ({})),
  exportChallenges: read(() => ({ query: { format: 'csv' } })),
  searchChallenges: read(() => ({ query: { column: 'name', data: 'reto' } })),
  searchBranchChallenges: read((world) => ({
    id: world.branch.uuid,
    query: { search_column: 'name', search: 'reto' },
  })),
  listRecentPoints: read(() => ({})),
  listChallengeTypes: read(() => ({})),
  listChallengeModalities: read(() => ({})),
  listGoalTypes: read(() => ({})),
  showChallengeDashboard: read((world) => ({ query: { branch_uuid: world.branch.uuid } })),
  createChallenge: write((world) => ({ body: body(world) })),
  showChallenge: read((world) => ({ id: going(world).uuid })),
  updateChallenge: write((world) => ({
    id: going(world).uuid,
    body: { ...body(world), start_at: spaced(going(world).startAt.getTime()), detached_users: [] },
  })),
  deleteChallenge: write((world) => ({ id: world.neighbours.challenges.over.uuid })),
  showEntrants: read((world) => ({ id: going(world).uuid })),
  listGoals: read((world) => ({ id: going(world).uuid })),
  searchGoals: read((world) => ({
    id: going(world).uuid,
    query: { column: 'created_at', data: '2026-10-30' },
  })),
  suggestTarget: read((world) => ({ id: going(world).uuid, query: { goal_type_id: '4' } })),
  createGoal: write((world) => ({
    id: going(world).uuid,
    body: { goal_type_id: 1, meta: 500, points: 10, status: true },
  })),
  updateGoal: write((world) => ({
    ids: goalOf(world),
    body: { goal_type_id: 4, meta: 12, points: 60, status: true },
  })),
  deleteGoal: write((world) => ({ ids: goalOf(world) })),
  changeGoalStatus: write((world) => ({ id: goalOf(world).goal, body: { status: false } })),
  listEntrants: read((world) => ({ id: going(world).uuid })),
  listRoomEntrants: read((world) => ({
    ids: { uuid: world.neighbours.challenges.byRooms.uuid, room: world.neighbours.room.uuid },
  })),
  listTeamEntrants: read((world) => ({
    ids: { uuid: world.neighbours.challenges.byTeams.uuid, team: world.neighbours.challenges.team.uuid },
  })),
  removeEntrant: write((world) => ({
    ids: { uuid: going(world).uuid, user: world.neighbours.neighbour.uuid },
    body: { source: 'admin' },
  })),
  showUserMetrics: read((world) => ({ ids: { uuid: going(world).uuid, user: world.neighbours.neighbour.uuid } })),
  showTeamMetrics: read((world) => ({ id: world.neighbours.challenges.team.uuid })),
  showRoomMetrics: read((world) => ({
    ids: { uuid: world.neighbours.challenges.byRooms.uuid, room: world.neighbours.room.uuid },
  })),
  listCountedTrainings: read((world) => ({
    id: going(world).uuid,
    query: { user: world.neighbours.neighbour.uuid },
  })),
  listBoard: read((world) => ({ id: world.branch.uuid })),
  exportBoard: read((world) => ({ id: world.branch.uuid, query: { format: 'csv' } })),
}
