import { goalLimits } from '@repo/domain/challenges/challenge-limits'
import { goalList } from '@repo/domain/challenges/challenge-list'
import type { Goal as GoalRules } from '@repo/domain/challenges/goal'
import * as z from 'zod/mini'

import { type ApiError, NO_RESPONSE } from '../core/api-error.ts'
import { endpoint } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { listEndpoint } from '../core/list.ts'
import { oneInData, renamed } from '../core/renamed.ts'
import { Done, Moment, Uuid } from '../core/schemas.ts'
import { orElse } from '../core/tolerant-codecs.ts'
import { CHANGED_MEANWHILE, seen, type Versioned, VersionShape } from '../core/with-version.ts'
import { GoalTypeId, READS, WRITES } from './challenge-ids.ts'

const GoalWire = z.object({
  uuid: z.string(),
  goal_type_id: GoalTypeId,
  goal_type: orElse(z.string(), ''),
  meta: z.number(),
  points: z.number(),
  status: z.boolean(),
  created_at: Moment,
  level: orElse(z.int(), 0),
  ...VersionShape,
})

export interface Goal extends GoalRules, Versioned {
  readonly createdAt: Date
  readonly typeName: string
  readonly level: number
}

export const GoalCodec = z.codec(GoalWire, z.custom<Goal>(), {
  decode: (wire) => ({
    uuid: wire.uuid,
    type: wire.goal_type_id,
    typeName: wire.goal_type,
    target: wire.meta,
    points: wire.points,
    isActive: wire.status,
    createdAt: wire.created_at,
    level: wire.level,
    version: wire.version,
  }),
  encode: (goal) => ({
    uuid: goal.uuid,
    goal_type_id: goal.type,
    goal_type: goal.typeName,
    meta: goal.target,
    points: goal.points,
    status: goal.isActive,
    created_at: goal.createdAt,
    level: goal.level,
    version: goal.version,
  }),
})

const amount = ({ min, max }: { readonly min: number; readonly max: number }) =>
  z.coerce.number().check(z.int(), z.minimum(min), z.maximum(max))

export const GoalBodyCodec = renamed(
  z.object({
    goal_type_id: GoalTypeId,
    meta: amount(goalLimits.target),
    points: amount(goalLimits.points),
    status: z.boolean(),
  }),
  { goal_type_id: 'type', meta: 'target', status: 'isActive' },
)

type GoalError = 'level-taken' | 'no-answer' | 'general'

/** Maps an error of a goal. Other deployments have no code, only words in the message. */
export const goalErrorOf = ({ status, code, message }: Pick<ApiError, 'status' | 'code' | 'message'>): GoalError => {
  const hasNotice = message.includes('already exists') || message.includes('be higher')
  if (code === 'goal-exists' || code === 'goal-not-higher' || hasNotice) return 'level-taken'
  return status === NO_RESPONSE ? 'no-answer' : 'general'
}

const parts = {
  permission: 'user_show',
  feature: 'gamification',
  rules: goalList,
  spelled: { created: 'created_at' },
  params: z.object({ uuid: Uuid }),
  row: GoalCodec,
} as const

export const listGoals = listEndpoint({
  ...parts,
  path: '/api/v1/challenges/{uuid}/goals',
  summary: 'List the goals of a challenge',
  column: 'search_column',
})

export const searchGoals = listEndpoint({
  ...parts,
  path: '/api/v1/challenges/{uuid}/goals/search',
  summary: 'Search the goals of a challenge',
  column: 'column',
  text: 'data',
})

/** Returns 422 "already exists" for the same type and target, "be higher" if not above the level before. */
export const createGoal = keyed(
  endpoint({
    method: 'POST',
    path: '/api/v1/challenges/{uuid}/goals',
    summary: 'Create a goal',
    access: WRITES,
    params: z.object({ uuid: Uuid }),
    body: GoalBodyCodec,
    response: oneInData(GoalCodec),
    status: 201,
    errors: { 409: ['challenge-completed'], 422: ['goal-exists', 'goal-not-higher'] },
  }),
)

export const updateGoal = keyed(
  endpoint({
    method: 'PUT',
    path: '/api/v1/challenges/{uuid}/goals/{goal}',
    summary: 'Change a goal',
    access: WRITES,
    params: z.object({ uuid: Uuid, goal: Uuid }),
    body: seen(GoalBodyCodec),
    response: oneInData(GoalCodec),
    errors: {
      409: ['challenge-completed'],
      ...CHANGED_MEANWHILE,
      422: ['challenge-locked', 'goal-exists', 'goal-not-higher'],
    },
  }),
)

export const deleteGoal = endpoint({
  method: 'DELETE',
  path: '/api/v1/challenges/{uuid}/goals/{goal}',
  summary: 'Delete a goal',
  access: WRITES,
  params: z.object({ uuid: Uuid, goal: Uuid }),
  response: Done,
  errors: { 409: ['challenge-completed'] },
})

export const changeGoalStatus = endpoint({
  method: 'PUT',
  path: '/api/v1/goals/status/{goal}',
  summary: 'Turn a goal on or off',
  access: WRITES,
  params: z.object({ goal: Uuid }),
  body: renamed(z.object({ status: z.boolean() }), { status: 'isActive' }),
  response: oneInData(GoalCodec),
  errors: { 409: ['challenge-completed'] },
})

export const suggestTarget = endpoint({
  method: 'GET',
  path: '/api/v1/challenges/{uuid}/goals/suggestion',
  summary: 'Suggest a target',
  access: READS,
  params: z.object({ uuid: Uuid }),
  query: renamed(z.object({ goal_type_id: GoalTypeId }), { goal_type_id: 'type' }),
  response: oneInData(renamed(z.object({ meta: z.nullable(z.int()) }), { meta: 'target' })),
})
