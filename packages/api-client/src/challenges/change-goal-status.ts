import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { oneInData, renamed } from '../core/renamed.ts'
import { Uuid } from '../core/schemas.ts'
import { WRITES } from './access.ts'
import { GoalCodec } from './goal.ts'

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
