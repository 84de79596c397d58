import { goalList } from '@repo/domain/challenges/challenge-list'
import * as z from 'zod/mini'

import { listEndpoint } from '../core/list.ts'
import { Uuid } from '../core/schemas.ts'
import { GoalCodec } from './goal.ts'

const parts = {
  permission: 'user_show',
  feature: 'gamification',
  rules: goalList,
  spelled: { created: 'created_at' },
  params: z.object({ uuid: Uuid }),
  row: GoalCodec,
} as const

/** The goals of a challenge by type and target, a page at a time. */
export const listGoals = listEndpoint({
  ...parts,
  path: '/api/v1/challenges/{uuid}/goals',
  summary: 'List the goals of a challenge',
  column: 'search_column',
})

/** The same, searched by the day on which they were made, in the center's zone. */
export const searchGoals = listEndpoint({
  ...parts,
  path: '/api/v1/challenges/{uuid}/goals/search',
  summary: 'Search the goals of a challenge',
  column: 'column',
  text: 'data',
})
