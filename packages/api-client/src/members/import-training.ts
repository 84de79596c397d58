import { recordingLimits } from '@repo/domain/limits'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { renamed } from '../core/renamed.ts'
import { Uuid } from '../core/schemas.ts'

/**
 * Stores a FIT or TCX file as a training of a member, computed with the member's measures. A training that began in the
 * same second is the same one, and is stored once.
 */
export const importTraining = keyed(
  endpoint({
    method: 'POST',
    path: '/api/v2/users/{uuid}/trainings',
    summary: "Import a member's training from FIT or TCX",
    access: { kind: 'staff', permission: 'user_edit' },
    params: z.object({ uuid: Uuid }),
    body: renamed(z.object({ training_type_uuid: Uuid }), { training_type_uuid: 'typeUuid' }),
    upload: 'recording',
    uploadLimit: { bytes: recordingLimits.bytes, refusal: 'recording-too-large' },
    response: renamed(z.object({ training_uuid: z.string() }), { training_uuid: 'uuid' }),
    status: 201,
    errors: {
      409: ['training-known'],
      413: ['recording-too-large'],
      422: [
        'training-type-unknown',
        'recording-unreadable',
        'recording-empty',
        'recording-dated',
        'recording-too-long',
        'recording-implausible',
      ],
      429: ['rate-limited'],
    },
  }),
)
