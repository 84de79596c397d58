import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { inData } from '../core/renamed.ts'
import { READS } from './access.ts'

const Named = z.object({ id: z.int(), name: z.string() })

/** The kinds of challenges: 1 individual, 2 group. */
export const listChallengeTypes = endpoint({
  method: 'GET',
  path: '/api/v1/challenge-types',
  summary: 'List the kinds of challenges',
  access: READS,
  response: inData(Named),
})

/** Who can take part in a challenge: 1 user, 2 teams, 3 room. */
export const listChallengeModalities = endpoint({
  method: 'GET',
  path: '/api/v1/challenge-modalities',
  summary: 'List the modalities of challenges',
  access: READS,
  response: inData(Named),
})

/** What goals are made of: 1 calories, 2 steps, 3 minutes, 4 trainings, 5 RookPoints, 6 minutes in zones 4 and 5. */
export const listGoalTypes = endpoint({
  method: 'GET',
  path: '/api/v1/goal-types',
  summary: 'List the types of goals',
  access: READS,
  response: inData(Named),
})
