import { TRAINING_FORMATS } from '@repo/domain/trainings/training-file'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { Done, Moment, Uuid } from '../core/schemas.ts'
import { type Summaries, SummariesCodec } from './summaries.ts'

const Unsaid = z._default(z.nullable(z.string()), null)
const Unmeasured = z._default(z.nullable(z.number()), null)

const TrainingWire = z.object({
  training_uuid: z.string(),
  user_uuid: z.string(),
  user_name: Unsaid,
  pseudonym: Unsaid,
  class_uuid: Unsaid,
  start: Moment,
  offset: z.string(),
  groupal_mode: z.int(),
  device_type: z.string(),
  sensor: z.nullable(z.string()),
  training_type: z.object({ training_name: z.string() }),
  max_heart_rate: z.nullable(z.number()),
  hr_avg: Unmeasured,
  hr_max: Unmeasured,
  summaries: SummariesCodec,
  rewards: z.object({ rookpoints: z.number(), formula_version: z.int() }),
  records: z.object({
    step_seconds: z._default(z.int(), 1),
    hr_derived_records: z.array(
      z.object({
        timestamp: z.string(),
        effort: z.nullable(z.number()),
        heart_rate: z.number(),
        calories: z.nullable(z.number()),
      }),
    ),
  }),
})

export interface TrainingRecord {
  readonly at: Date
  readonly effort: number | null
  readonly heartRate: number
  readonly calories: number | null
}

export interface Training extends Summaries {
  readonly uuid: string
  readonly userUuid: string
  readonly userName: string | null
  readonly pseudonym: string | null
  readonly classUuid: string | null
  readonly startAt: Date
  readonly offset: string
  readonly modality: 'individual' | 'group'
  readonly deviceType: string
  readonly sensorName: string | null
  readonly type: string
  /** The person's maximum. */
  readonly maxHeartRate: number | null
  readonly averageHeartRate: number | null
  readonly peakHeartRate: number | null
  readonly points: number
  readonly pointsVersion: number
  /** 1, or 60 after the seconds were deleted. */
  readonly stepSeconds: number
  readonly records: readonly TrainingRecord[]
}

const TrainingCodec = z.codec(TrainingWire, z.custom<Training>(), {
  decode: ({ summaries, rewards, records, ...wire }): Training => ({
    ...summaries,
    uuid: wire.training_uuid,
    userUuid: wire.user_uuid,
    userName: wire.user_name,
    pseudonym: wire.pseudonym,
    classUuid: wire.class_uuid,
    startAt: wire.start,
    offset: wire.offset,
    modality: wire.groupal_mode === 1 ? 'group' : 'individual',
    deviceType: wire.device_type,
    sensorName: wire.sensor,
    type: wire.training_type.training_name,
    maxHeartRate: wire.max_heart_rate,
    averageHeartRate: wire.hr_avg,
    peakHeartRate: wire.hr_max,
    points: rewards.rookpoints,
    pointsVersion: rewards.formula_version,
    stepSeconds: records.step_seconds,
    records: records.hr_derived_records.map(({ timestamp, heart_rate: heartRate, ...record }) => ({
      ...record,
      at: new Date(timestamp),
      heartRate,
    })),
  }),
  encode: ({ calories, seconds, steps, zoneSeconds, records, stepSeconds, ...training }) => ({
    training_uuid: training.uuid,
    user_uuid: training.userUuid,
    user_name: training.userName,
    pseudonym: training.pseudonym,
    class_uuid: training.classUuid,
    start: training.startAt,
    offset: training.offset,
    groupal_mode: training.modality === 'group' ? 1 : 0,
    device_type: training.deviceType,
    sensor: training.sensorName,
    training_type: { training_name: training.type },
    max_heart_rate: training.maxHeartRate,
    hr_avg: training.averageHeartRate,
    hr_max: training.peakHeartRate,
    summaries: { calories, seconds, steps, zoneSeconds },
    rewards: { rookpoints: training.points, formula_version: training.pointsVersion },
    records: {
      step_seconds: stepSeconds,
      hr_derived_records: records.map(({ at, heartRate, ...record }) => ({
        ...record,
        timestamp: at.toISOString(),
        heart_rate: heartRate,
      })),
    },
  }),
})

export const showTraining = endpoint({
  method: 'GET',
  path: '/api/v2/trainings/{uuid}/show',
  summary: 'Show a training',
  access: { kind: 'staff', permission: 'trainigs_metrics' },
  params: z.object({ uuid: Uuid }),
  response: TrainingCodec,
})

export const downloadTraining = endpoint({
  method: 'GET',
  path: '/api/v2/trainings/{uuid}/file',
  summary: 'Download a training as CSV, TCX or FIT',
  access: { kind: 'staff', permission: 'trainigs_metrics' },
  params: z.object({ uuid: Uuid }),
  query: z.object({ format: z.enum(TRAINING_FORMATS) }),
  download: true,
})

export const removeTraining = endpoint({
  method: 'DELETE',
  path: '/api/v2/trainings/{uuid}',
  summary: 'Take an imported training back',
  access: { kind: 'staff', permission: 'user_edit' },
  params: z.object({ uuid: Uuid }),
  response: Done,
  errors: { 409: ['training-of-class'] },
})
