import { DATA_ORDERS } from '@repo/domain/classes/class-configuration'
import type { ReplayedClass } from '@repo/domain/live/replay'
import * as z from 'zod/mini'

import { type ClassSummary, ResultCodec } from '../classes/class-summary.ts'
import { endpoint } from '../core/endpoint.ts'
import { renamed } from '../core/renamed.ts'
import { Moment, Uuid } from '../core/schemas.ts'

const TrainedClassWire = z.object({
  uuid: z.string(),
  room_name: z.string(),
  training_name: z.string(),
  class_start_at: Moment,
  ended_at: z.nullable(Moment),
  participants: z.array(ResultCodec),
})

/** A class after its end, and what everybody who stayed reached in it, most points first. */
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
    participants: 'results',
  }) satisfies z.ZodMiniType<TrainedClass>,
})

const PersonCodec = renamed(
  z.object({
    user_uuid: z.string(),
    pseudonym: z.string(),
    user_url_image: z.nullable(z.string()),
    /** Seconds after the start; below zero for who joined while the class waited. */
    joined_at_second: z.number(),
    max_heart_rate: z.nullable(z.number()),
    /** By second of the class, null where there was none that counts. */
    heart_rates: z.array(z.nullable(z.number())),
    /** Whole ones so far, by second; empty where they are not known. */
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

/** What was measured in a class, person by person and second by second. */
export const showClassRecords = endpoint({
  method: 'GET',
  path: '/api/v2/trainings/class/{uuid}/records',
  summary: "Show a class's measurements",
  access: { kind: 'staff', permission: 'trainigs_metrics' },
  params: z.object({ uuid: Uuid }),
  response: renamed(
    z.object({
      seconds: z.number(),
      /** A minute once the seconds are no longer kept; each value then stands for its whole minute. */
      step_seconds: z._default(z.int(), 1),
      data_order: z.enum(DATA_ORDERS),
      participants: z.array(PersonCodec),
    }),
    { step_seconds: 'stepSeconds', data_order: 'order', participants: 'people' },
  ) satisfies z.ZodMiniType<ReplayedClass>,
})

/** What was measured in a class as a CSV file: a line a second and person. */
export const downloadClassLog = endpoint({
  method: 'GET',
  path: '/api/v2/trainings/class/{uuid}/file',
  summary: 'Download the measurements of a class',
  access: { kind: 'staff', permission: 'trainigs_metrics' },
  params: z.object({ uuid: Uuid }),
  download: true,
})
