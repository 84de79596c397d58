import { challengeLimits } from '@repo/domain/core/limits'

import { endpoint } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { oneInData } from '../core/renamed.ts'
import { WRITES } from './access.ts'
import { ChallengeBodyCodec } from './challenge-body.ts'
import { ChallengeCodec } from './challenge.ts'

/** Makes a challenge. It begins today of the center at the earliest, and whoever takes part is of the branch. */
export const createChallenge = keyed(
  endpoint({
    method: 'POST',
    path: '/api/v1/challenges',
    summary: 'Create a challenge',
    access: WRITES,
    body: ChallengeBodyCodec,
    bodyBytes: challengeLimits.bodyBytes,
    response: oneInData(ChallengeCodec),
    status: 201,
    errors: { 422: ['user-unknown', 'room-unknown'] },
  }),
)
