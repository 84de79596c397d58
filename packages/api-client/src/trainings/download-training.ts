import { TRAINING_FORMATS } from '@repo/domain/trainings/training-file'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { Uuid } from '../core/schemas.ts'

/** One training as a file: a table of its seconds, or as sports apps take one. */
export const downloadTraining = endpoint({
  method: 'GET',
  path: '/api/v2/trainings/{uuid}/file',
  summary: 'Download a training as CSV, TCX or FIT',
  access: { kind: 'staff', permission: 'trainigs_metrics' },
  params: z.object({ uuid: Uuid }),
  query: z.object({ format: z.enum(TRAINING_FORMATS) }),
  download: true,
})
