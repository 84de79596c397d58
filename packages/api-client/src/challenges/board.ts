import { boardList } from '@repo/domain/challenges/challenge-list'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { exportEndpoint, listEndpoint } from '../core/list.ts'
import { inData, oneInData, renamed } from '../core/renamed.ts'
import { ofCenter, Uuid } from '../core/schemas.ts'
import { orElse } from '../core/tolerant-codecs.ts'
import { READS } from './access.ts'
import { Achievement, type MedalsWon } from './challenge.ts'

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

/** What somebody has reached in all challenges. */
export interface BoardRow {
  /** Null where a deployment tells none. */
  readonly uuid: string | null
  readonly name: string
  readonly pseudonym: string
  readonly email: string
  readonly imageUrl: string | null
  readonly medals: MedalsWon
  /** Challenges somebody has taken part in, and those of them that are over. */
  readonly participated: number
  readonly finished: number
  /** Earned in challenges that are over. */
  readonly points: number
  /** From 1 among all, whatever is searched for; 0 where a deployment tells none. */
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

/** The board of medals: everybody who has taken part, the most points of completed challenges first. */
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

/** The board as a file. */
export const exportBoard = exportEndpoint(listBoard, 'Export the ranking of all challenges as CSV or XLSX')

/** The RookPoints of the last four weeks of everybody who has any, to balance teams by. */
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
  /** Goals that are switched on, of challenges that run. */
  active_goals: z.int(),
  /** Who takes part in a challenge that runs. */
  user_participating: z.int(),
  individual_challenges: z.int(),
  group_challenges: z.int(),
})

/** The figures above the list of challenges. */
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
