import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { oneInData } from '../core/renamed.ts'
import { Uuid } from '../core/schemas.ts'
import { READS } from './access.ts'
import { ChallengeDetailCodec } from './challenge.ts'

/** A challenge with its goals, and its teams or rooms as they stand. */
export const showChallenge = endpoint({
  method: 'GET',
  path: '/api/v1/challenges/{uuid}',
  summary: 'Show a challenge',
  access: READS,
  params: z.object({ uuid: Uuid }),
  response: oneInData(ChallengeDetailCodec),
})
