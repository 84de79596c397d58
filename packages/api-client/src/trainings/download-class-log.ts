import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { Uuid } from '../core/schemas.ts'

/** What was measured in a class as a CSV file: a line a second and person. */
export const downloadClassLog = endpoint({
  method: 'GET',
  path: '/api/v2/trainings/class/{uuid}/file',
  summary: 'Download the measurements of a class',
  access: { kind: 'staff', permission: 'trainigs_metrics' },
  params: z.object({ uuid: Uuid }),
  download: true,
})
