import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { oneInData } from '../core/renamed.ts'
import { renamed } from '../core/renamed.ts'
import { Done, Uuid } from '../core/schemas.ts'
import { WRITES } from './access.ts'
import { GoalBodyCodec, GoalCodec } from './goal.ts'

const ofChallenge = z.object({ uuid: Uuid })
const ofGoal = z.object({ uuid: Uuid, goal: Uuid })

/**
 * Makes a goal. The same type and target again answers 422 with a message that holds "already exists", a target or
 * points not above the level before with one that holds "be higher".
 */
export const createGoal = endpoint({
  method: 'POST',
  path: '/api/v1/challenges/{uuid}/goals',
  summary: 'Create a goal',
  access: WRITES,
  params: ofChallenge,
  body: GoalBodyCodec,
  response: oneInData(GoalCodec),
  status: 201,
  errors: { 409: ['challenge-completed'], 422: ['goal-exists', 'goal-not-higher'] },
})

/** Changes a goal; its type stands as it is. */
export const updateGoal = endpoint({
  method: 'PUT',
  path: '/api/v1/challenges/{uuid}/goals/{goal}',
  summary: 'Change a goal',
  access: WRITES,
  params: ofGoal,
  body: GoalBodyCodec,
  response: oneInData(GoalCodec),
  errors: { 409: ['challenge-completed'], 422: ['challenge-locked', 'goal-exists', 'goal-not-higher'] },
})

/** Deletes a goal, and with it what was earned by it. */
export const deleteGoal = endpoint({
  method: 'DELETE',
  path: '/api/v1/challenges/{uuid}/goals/{goal}',
  summary: 'Delete a goal',
  access: WRITES,
  params: ofGoal,
  response: Done,
  errors: { 409: ['challenge-completed'] },
})

/** Switches a goal on or off. */
export const changeGoalStatus = endpoint({
  method: 'PUT',
  path: '/api/v1/goals/status/{goal}',
  summary: 'Switch a goal on or off',
  access: WRITES,
  params: z.object({ goal: Uuid }),
  body: renamed(z.object({ status: z.boolean() }), { status: 'isActive' }),
  response: oneInData(GoalCodec),
  errors: { 409: ['challenge-completed'] },
})
