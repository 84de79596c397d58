import type { GoalType } from '@repo/domain/challenges/goal'
import type { Sums } from '@repo/domain/challenges/goal-progress'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { pageCodec } from '../core/page.ts'
import { inData, renamed } from '../core/renamed.ts'
import { Moment, Uuid } from '../core/schemas.ts'
import { orElse } from '../core/tolerant-codecs.ts'
import { GoalTypeId, READS } from './challenge-ids.ts'

const MetricWire = z.object({
  goal_uuid: z.string(),
  goal_type_id: GoalTypeId,
  goal_type: z.string(),
  accumulated: z.number(),
  meta: z.number(),
  target: z.string(),
  level: orElse(z.int(), 0),
  points: orElse(z.number(), 0),
  completed: z.boolean(),
  status: orElse(z.boolean(), true),
})

export interface GoalMetric {
  readonly goalUuid: string
  readonly type: GoalType
  readonly typeName: string
  readonly accumulated: number
  readonly target: number
  readonly targetText: string
  readonly level: number
  readonly points: number
  readonly isReached: boolean
  readonly isActive: boolean
}

const MetricCodec = z.codec(MetricWire, z.custom<GoalMetric>(), {
  decode: (wire) => ({
    goalUuid: wire.goal_uuid,
    type: wire.goal_type_id,
    typeName: wire.goal_type,
    accumulated: wire.accumulated,
    target: wire.meta,
    targetText: wire.target,
    level: wire.level,
    points: wire.points,
    isReached: wire.completed,
    isActive: wire.status,
  }),
  encode: (metric) => ({
    goal_uuid: metric.goalUuid,
    goal_type_id: metric.type,
    goal_type: metric.typeName,
    accumulated: metric.accumulated,
    meta: metric.target,
    target: metric.targetText,
    level: metric.level,
    points: metric.points,
    completed: metric.isReached,
    status: metric.isActive,
  }),
})

const shown = { method: 'GET', access: READS, response: inData(MetricCodec) } as const

export const showUserMetrics = endpoint({
  ...shown,
  path: '/api/v2/challenges/{uuid}/users/{user}/metrics',
  summary: "Show a user's progress in a challenge",
  params: z.object({ uuid: Uuid, user: Uuid }),
})

export const showTeamMetrics = endpoint({
  ...shown,
  path: '/api/v2/team/{team}/metrics',
  summary: 'Show the progress of a team',
  params: z.object({ team: Uuid }),
})

export const showRoomMetrics = endpoint({
  ...shown,
  path: '/api/v2/challenges/{uuid}/room/{room}/metrics',
  summary: 'Show the progress of a room in a challenge',
  params: z.object({ uuid: Uuid, room: Uuid }),
})

const MOST_PAGES = 1_000_000

const SumsWire = z.object({
  calories: z.number(),
  steps: z.number(),
  minutes: z.number(),
  trainings: z.number(),
  rookpoints: z.number(),
  hard_minutes: z.number(),
})

const SumsCodec = z.codec(SumsWire, z.custom<Sums>(), {
  decode: ({ rookpoints: points, hard_minutes: hard, ...sums }) => ({ ...sums, points, 'hard-minutes': hard }),
  encode: ({ points, 'hard-minutes': hard, ...sums }) => ({ ...sums, rookpoints: points, hard_minutes: hard }),
})

const TrainingWire = z.object({
  training_uuid: z.string(),
  user_uuid: z.nullable(z.string()),
  user_name: z.nullable(z.string()),
  start: Moment,
  trainig_name: z.string(),
  room_name: z.nullable(z.string()),
  sums: SumsCodec,
})

const CountedTrainingCodec = renamed(TrainingWire, {
  training_uuid: 'uuid',
  user_uuid: 'userUuid',
  user_name: 'userName',
  start: 'startAt',
  trainig_name: 'typeName',
  room_name: 'roomName',
})

const QueryWire = z.object({
  user: z.optional(Uuid),
  team: z.optional(Uuid),
  room: z.optional(Uuid),
  page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MOST_PAGES))),
})

export const listCountedTrainings = endpoint({
  method: 'GET',
  path: '/api/v1/challenges/{uuid}/trainings',
  summary: 'List the trainings that count in a challenge',
  access: READS,
  params: z.object({ uuid: Uuid }),
  query: QueryWire,
  response: pageCodec(CountedTrainingCodec),
})
