import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { oneInData } from '../core/renamed.ts'
import { Uuid } from '../core/schemas.ts'
import { CHANGED_MEANWHILE, seen } from '../core/seen.ts'
import { WRITES } from './access.ts'
import { GoalBodyCodec, GoalCodec } from './goal.ts'

/** Changes a goal; its type stands as it is. */
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
