import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { oneInData, renamed } from '../core/renamed.ts'
import { Uuid } from '../core/schemas.ts'
import { READS } from './access.ts'
import { GoalTypeId } from './challenge-ids.ts'

/**
 * A target for a type of goal, from what those who take part did in the last four weeks; null where they did nothing
 * of it.
 */
export const suggestTarget = endpoint({
  method: 'GET',
  path: '/api/v1/challenges/{uuid}/goals/suggestion',
  summary: 'Suggest a target',
  access: READS,
  params: z.object({ uuid: Uuid }),
  query: renamed(z.object({ goal_type_id: GoalTypeId }), { goal_type_id: 'type' }),
  response: oneInData(renamed(z.object({ meta: z.nullable(z.int()) }), { meta: 'target' })),
})
