import type { Sums } from '@repo/domain/challenges/goal-progress'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { pageCodec } from '../core/page.ts'
import { renamed } from '../core/renamed.ts'
import { Moment, Uuid } from '../core/schemas.ts'
import { READS } from './access.ts'

const MOST_PAGES = 1_000_000

const SumsWire = z.object({
  calories: z.number(),
  steps: z.number(),
  minutes: z.number(),
  trainings: z.number(),
  rookpoints: z.number(),
  hard_minutes: z.number(),
})

const SumsCodec = z.codec(SumsWire, z.custom<Sums>(), {
  decode: ({ rookpoints: points, hard_minutes: hard, ...sums }) => ({ ...sums, points, 'hard-minutes': hard }),
  encode: ({ points, 'hard-minutes': hard, ...sums }) => ({ ...sums, rookpoints: points, hard_minutes: hard }),
})

const TrainingWire = z.object({
  training_uuid: z.string(),
  user_uuid: z.nullable(z.string()),
  user_name: z.nullable(z.string()),
  start: Moment,
  trainig_name: z.string(),
  room_name: z.nullable(z.string()),
  sums: SumsCodec,
})

const CountedTrainingCodec = renamed(TrainingWire, {
  training_uuid: 'uuid',
  user_uuid: 'userUuid',
  user_name: 'userName',
  start: 'startAt',
  trainig_name: 'typeName',
  room_name: 'roomName',
})

const QueryWire = z.object({
  user: z.optional(Uuid),
  team: z.optional(Uuid),
  room: z.optional(Uuid),
  page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MOST_PAGES))),
})

export const listCountedTrainings = endpoint({
  method: 'GET',
  path: '/api/v1/challenges/{uuid}/trainings',
  summary: 'List the trainings that count in a challenge',
  access: READS,
  params: z.object({ uuid: Uuid }),
  query: QueryWire,
  response: pageCodec(CountedTrainingCodec),
})
