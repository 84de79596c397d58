import { GOAL_TYPES } from '@repo/domain/challenges/goal'
import { MEDALS } from '@repo/domain/challenges/standing'
import * as z from 'zod/mini'

import { endpoint, type ResponseOf } from '../core/endpoint.ts'
import { inData, renamed } from '../core/renamed.ts'
import { Moment } from '../core/schemas.ts'

const OwnChallengeWire = z.object({
  challenge_uuid: z.string(),
  name: z.string(),
  finish_at: Moment,
  is_over: z.boolean(),
  is_free: z.boolean(),
  group: z.nullable(z.object({ kind: z.enum(['team', 'room']), name: z.string() })),
  place: z.int(),
  competitors: z.int(),
  points: z.int(),
  rookpoints: z.nullable(z.number()),
  goals_reached: z.int(),
  goals: z.int(),
  next_goal: z.nullable(z.object({ type: z.enum(GOAL_TYPES), target: z.int(), remaining: z.number() })),
  medal: z.nullable(z.enum(MEDALS)),
})

/** Empty for members who joined by pseudonym, which proves no identity. */
export const listOwnChallenges = endpoint({
  method: 'GET',
  path: '/api/v2/participation/challenges',
  summary: "Get a member's own standing in challenges",
  access: { kind: 'participant' },
  response: inData(
    renamed(OwnChallengeWire, {
      challenge_uuid: 'uuid',
      finish_at: 'finishAt',
      is_over: 'isOver',
      is_free: 'isFree',
      goals_reached: 'goalsReached',
      next_goal: 'nextGoal',
    }),
  ),
  errors: { 422: ['sign-in-code-required'] },
})

export type OwnChallenge = ResponseOf<typeof listOwnChallenges>[number]
