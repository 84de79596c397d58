import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { Done, Uuid } from '../core/schemas.ts'
import { WRITES } from './access.ts'

/** Deletes a challenge with its goals, progress and medals; trainings stay. */
export const deleteChallenge = endpoint({
  method: 'DELETE',
  path: '/api/v1/challenges/{uuid}',
  summary: 'Delete a challenge',
  access: WRITES,
  params: z.object({ uuid: Uuid }),
  response: Done,
})
