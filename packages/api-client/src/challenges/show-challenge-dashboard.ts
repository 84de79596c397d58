import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { oneInData } from '../core/renamed.ts'
import { renamed } from '../core/renamed.ts'
import { Uuid } from '../core/schemas.ts'
import { READS } from './access.ts'

const DashboardWire = z.object({
  total_challenges: z.int(),
  active_challenges: z.int(),
  total_goals: z.int(),
  /** Goals that are switched on, of challenges that run. */
  active_goals: z.int(),
  /** Who takes part in a challenge that runs. */
  user_participating: z.int(),
  individual_challenges: z.int(),
  group_challenges: z.int(),
})

/** The figures above the list of challenges. */
export const showChallengeDashboard = endpoint({
  method: 'GET',
  path: '/api/v1/dashboard',
  summary: 'Figures of the challenges',
  access: READS,
  query: renamed(z.object({ branch_uuid: z.optional(Uuid) }), { branch_uuid: 'branchUuid' }),
  response: oneInData(
    renamed(DashboardWire, {
      total_challenges: 'challenges',
      active_challenges: 'activeChallenges',
      total_goals: 'goals',
      active_goals: 'activeGoals',
      user_participating: 'participants',
      individual_challenges: 'individual',
      group_challenges: 'group',
    }),
  ),
})
