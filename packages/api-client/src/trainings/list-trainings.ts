import { isDay } from '@repo/domain/day'
import { searchLimits } from '@repo/domain/limits'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { pageOf } from '../core/schemas.ts'

export const TRAINING_SEARCH_COLUMNS = ['user_name', 'email', 'device_type', 'training_name', 'start'] as const

export const TrainingRow = z.object({
  training_uuid: z.string(),
  start: z.string(),
  offset: z.string(),
  user_name: z.string(),
  last_name_1: z.string(),
  last_name_2: z.nullable(z.string()),
  email: z.string(),
  device_type: z.string(),
  sensor_name: z.nullable(z.string()),
  training_name: z.string(),
})

/** The branch's trainings, newest first, a page at a time. */
export const listTrainings = endpoint({
  method: 'GET',
  path: '/api/v2/trainings/level',
  summary: 'List trainings',
  access: { kind: 'staff' },
  query: z
    .object({
      page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000))),
      search_column: z.optional(z.enum(TRAINING_SEARCH_COLUMNS)),
      search: z.optional(z.string().check(z.minLength(searchLimits.minLength), z.maxLength(100))),
    })
    .check(
      z.refine(({ search_column: column, search }) => column !== 'start' || search === undefined || isDay(search), {
        path: ['search'],
      }),
    ),
  response: pageOf(TrainingRow),
})
