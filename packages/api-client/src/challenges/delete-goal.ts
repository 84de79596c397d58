import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { Done, Uuid } from '../core/schemas.ts'
import { WRITES } from './access.ts'

/** Deletes a goal, and with it what was earned by it. */
export const deleteGoal = endpoint({
  method: 'DELETE',
  path: '/api/v1/challenges/{uuid}/goals/{goal}',
  summary: 'Delete a goal',
  access: WRITES,
  params: z.object({ uuid: Uuid, goal: Uuid }),
  response: Done,
  errors: { 409: ['challenge-completed'] },
})
