import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { oneInData } from '../core/renamed.ts'
import { Uuid } from '../core/schemas.ts'
import { WRITES } from './access.ts'
import { GoalBodyCodec, GoalCodec } from './goal.ts'

/**
 * Makes a goal. The same type and target again answers 422 with a message that holds "already exists", a target or
 * points not above the level before with one that holds "be higher".
 */
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
