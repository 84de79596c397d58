import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { Uuid } from '../core/schemas.ts'
import { SummariesWire } from './summaries.ts'

/** One training with its records: effort, heart rate and calories so far, in time order. */
export const showTraining = endpoint({
  method: 'GET',
  path: '/api/v2/trainings/{uuid}/show',
  summary: 'Show a training',
  access: { kind: 'staff', permission: 'trainigs_metrics' },
  params: z.object({ uuid: Uuid }),
  response: z.object({
    training_uuid: z.string(),
    user_uuid: z.string(),
    start: z.string(),
    offset: z.string(),
    groupal_mode: z.int(),
    device_type: z.string(),
    sensor: z.nullable(z.string()),
    training_type: z.object({ training_name: z.string() }),
    max_heart_rate: z.nullable(z.number()),
    summaries: SummariesWire,
    rewards: z.object({ rookpoints: z.number(), formula_version: z.int() }),
    records: z.object({
      hr_derived_records: z.array(
        z.object({
          timestamp: z.string(),
          effort: z.nullable(z.number()),
          heart_rate: z.number(),
          calories: z.nullable(z.number()),
        }),
      ),
    }),
  }),
})
