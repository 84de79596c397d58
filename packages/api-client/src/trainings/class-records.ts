import { DATA_ORDERS } from '@repo/domain/classes/class-configuration'
import type { ReplayedClass } from '@repo/domain/live/replay'
import * as z from 'zod/mini'

import { type ClassSummary, ResultCodec } from '../classes/class-summary.ts'
import { endpoint } from '../core/endpoint.ts'
import { renamed } from '../core/renamed.ts'
import { Moment, Uuid } from '../core/schemas.ts'
import { orElse } from '../core/tolerant-codecs.ts'

const TrainedClassWire = z.object({
  uuid: z.string(),
  room_name: z.string(),
  training_name: z.string(),
  class_start_at: Moment,
  ended_at: z.nullable(Moment),
  data_order: orElse(z.enum(DATA_ORDERS), 'calories'),
  participants: z.array(ResultCodec),
})

export interface TrainedClass extends ClassSummary {
  readonly roomName: string
}

export const showTrainedClass = endpoint({
  method: 'GET',
  path: '/api/v2/trainings/class/{uuid}',
  summary: "Show a class with everyone's results",
  access: { kind: 'staff', permission: 'trainigs_metrics' },
  params: z.object({ uuid: Uuid }),
  response: renamed(TrainedClassWire, {
    room_name: 'roomName',
    training_name: 'trainingName',
    class_start_at: 'startAt',
    ended_at: 'endedAt',
    data_order: 'order',
    participants: 'results',
  }) satisfies z.ZodMiniType<TrainedClass>,
})

const PersonCodec = renamed(
  z.object({
    user_uuid: z.string(),
    pseudonym: z.string(),
    user_url_image: z.nullable(z.string()),
    joined_at_second: z.number(),
    max_heart_rate: z.nullable(z.number()),
    heart_rates: z.array(z.nullable(z.number())),
    calories: z.array(z.number()),
  }),
  {
    user_uuid: 'userUuid',
    user_url_image: 'imageUrl',
    joined_at_second: 'joinedAtSecond',
    max_heart_rate: 'maxHeartRate',
    heart_rates: 'heartRates',
  },
)

export const showClassRecords = endpoint({
  method: 'GET',
  path: '/api/v2/trainings/class/{uuid}/records',
  summary: "Show a class's measurements",
  access: { kind: 'staff', permission: 'trainigs_metrics' },
  params: z.object({ uuid: Uuid }),
  response: renamed(
    z.object({
      seconds: z.number(),
      step_seconds: z._default(z.int(), 1),
      data_order: z.enum(DATA_ORDERS),
      participants: z.array(PersonCodec),
    }),
    { step_seconds: 'stepSeconds', data_order: 'order', participants: 'people' },
  ) satisfies z.ZodMiniType<ReplayedClass>,
})

export const downloadClassLog = endpoint({
  method: 'GET',
  path: '/api/v2/trainings/class/{uuid}/file',
  summary: 'Download the measurements of a class',
  access: { kind: 'staff', permission: 'trainigs_metrics' },
  params: z.object({ uuid: Uuid }),
  download: true,
})
