import { challengeLimits } from '@repo/domain/core/limits'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { oneInData } from '../core/renamed.ts'
import { Uuid } from '../core/schemas.ts'
import { CHANGED_MEANWHILE, seen } from '../core/seen.ts'
import { WRITES } from './access.ts'
import { ChangedChallengeCodec } from './challenge-body.ts'
import { ChallengeCodec } from './challenge.ts'

/**
 * Changes a challenge: its words, its end, and who takes part. Kind, modality, compliance, and start stay as they are.
 * Those who are listed take part, those who are detached no longer do; nothing changes for others. Once a challenge has
 * ended, those who take part are locked (`challenge-completed`); an end in the future reopens it and withdraws its
 * medals until then.
 */
export const updateChallenge = keyed(
  endpoint({
    method: 'PUT',
    path: '/api/v1/challenges/{uuid}',
    summary: 'Change a challenge',
    access: WRITES,
    params: z.object({ uuid: Uuid }),
    body: seen(ChangedChallengeCodec),
    bodyBytes: challengeLimits.bodyBytes,
    response: oneInData(ChallengeCodec),
    errors: {
      409: ['challenge-completed'],
      ...CHANGED_MEANWHILE,
      422: ['challenge-locked', 'user-unknown', 'room-unknown'],
    },
  }),
)
