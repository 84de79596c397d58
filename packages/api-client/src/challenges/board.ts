import { boardList } from '@repo/domain/challenges/challenge-list'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { exportEndpoint, listEndpoint } from '../core/list.ts'
import { inData, oneInData, renamed } from '../core/renamed.ts'
import { ofCenter, Uuid } from '../core/schemas.ts'
import { orElse } from '../core/tolerant-codecs.ts'
import { Achievement, type MedalsWon } from './achievement.ts'
import { READS } from './challenge-ids.ts'

const BoardWire = z.object({
  user_uuid: z.optional(z.string()),
  name: z.string(),
  pseudonym: orElse(z.string(), ''),
  email: orElse(z.string(), ''),
  image: z.nullable(z.string()),
  achievement: Achievement,
  participated_challenges: orElse(z.int(), 0),
  finished_challenges: orElse(z.int(), 0),
  points_meddals: orElse(z.number(), 0),
  position: z.optional(z.int()),
})

export interface BoardRow {
  readonly uuid: string | null
  readonly name: string
  readonly pseudonym: string
  readonly email: string
  readonly imageUrl: string | null
  readonly medals: MedalsWon
  readonly participated: number
  readonly finished: number
  readonly points: number
  /** From 1 among all rows; 0 if the deployment doesn't send it. */
  readonly position: number
}

const BoardCodec = z.codec(BoardWire, z.custom<BoardRow>(), {
  decode: (wire) => ({
    uuid: wire.user_uuid ?? null,
    name: wire.name,
    pseudonym: wire.pseudonym,
    email: wire.email,
    imageUrl: wire.image,
    medals: wire.achievement,
    participated: wire.participated_challenges,
    finished: wire.finished_challenges,
    points: wire.points_meddals,
    position: wire.position ?? 0,
  }),
  encode: (row) => ({
    ...(row.uuid === null ? {} : { user_uuid: row.uuid }),
    name: row.name,
    pseudonym: row.pseudonym,
    email: row.email,
    image: row.imageUrl,
    achievement: row.medals,
    participated_challenges: row.participated,
    finished_challenges: row.finished,
    points_meddals: row.points,
    position: row.position,
  }),
})

export const listBoard = listEndpoint({
  path: '/api/v2/branch/{branch}',
  summary: 'List the ranking of all challenges',
  permission: 'user_show',
  feature: 'gamification',
  params: ofCenter,
  rules: boardList,
  column: 'search_column',
  row: BoardCodec,
})

export const exportBoard = exportEndpoint(listBoard, 'Export the ranking of all challenges as CSV or XLSX')

export const listRecentPoints = endpoint({
  method: 'GET',
  path: '/api/v1/challenges/recent-points',
  summary: 'List recent RookPoints',
  access: READS,
  response: inData(
    renamed(z.object({ user_uuid: z.string(), rookpoints: z.number() }), { user_uuid: 'uuid', rookpoints: 'points' }),
  ),
})

const DashboardWire = z.object({
  total_challenges: z.int(),
  active_challenges: z.int(),
  total_goals: z.int(),
  active_goals: z.int(),
  user_participating: z.int(),
  individual_challenges: z.int(),
  group_challenges: z.int(),
})

export const showChallengeDashboard = endpoint({
  method: 'GET',
  path: '/api/v1/dashboard',
  summary: 'Get challenge stats',
  access: READS,
  query: renamed(z.object({ branch_uuid: z.optional(Uuid) }), { branch_uuid: 'branchUuid' }),
  response: oneInData(
    renamed(DashboardWire, {
      total_challenges: 'challenges',
      active_challenges: 'activeChallenges',
      total_goals: 'goals',
      active_goals: 'activeGoals',
      user_participating: 'participants',
      individual_challenges: 'individual',
      group_challenges: 'group',
    }),
  ),
})
