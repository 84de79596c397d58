import type { GoalType } from '@repo/domain/challenges/goal'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { inData } from '../core/renamed.ts'
import { Uuid } from '../core/schemas.ts'
import { orElse } from '../core/tolerant-codecs.ts'
import { READS } from './access.ts'
import { GoalTypeId } from './challenge-ids.ts'

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
