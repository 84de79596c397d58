import { recordingLimits } from '@repo/domain/trainings/training-limits'
import type { CountedTraining } from '@repo/domain/trainings/training-totals'
import * as z from 'zod/mini'

import type { ApiError } from '../core/api-error.ts'
import { endpoint } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { inData, renamed } from '../core/renamed.ts'
import { CalendarDate, Moment, Uuid } from '../core/schemas.ts'
import { orElse } from '../core/tolerant-codecs.ts'
import { SummariesCodec } from '../trainings/summaries.ts'

const PeriodWire = z.object({ from_date: z.optional(CalendarDate), to_date: z.optional(CalendarDate) })

const TrainingWire = z.object({
  training_uuid: z.string(),
  device_type: orElse(z.string(), ''),
  training_type: z.string(),
  start: Moment,
  offset: orElse(z.string(), ''),
  modality: orElse(z.string(), ''),
  datetime: z.nullable(Moment),
  summaries: SummariesCodec,
  rewards: orElse(z.object({ calories_points: z.nullable(z.number()) }), { calories_points: null }),
})

export interface MemberTraining extends CountedTraining {
  readonly startAt: Date
  readonly offset: string
  readonly deviceType: string
  readonly modality: 'individual' | 'group'
}

const TrainingCodec = z.codec(TrainingWire, z.custom<MemberTraining>(), {
  decode: ({ start, modality, summaries, rewards, ...wire }): MemberTraining => ({
    ...summaries,
    uuid: wire.training_uuid,
    type: wire.training_type,
    deviceType: wire.device_type,
    startAt: start,
    offset: wire.offset,
    modality: modality === 'group' ? 'group' : 'individual',
    points: rewards.calories_points,
  }),
  encode: ({ uuid, type, deviceType, startAt, offset, modality, points, ...summaries }) => ({
    training_uuid: uuid,
    device_type: deviceType,
    training_type: type,
    start: startAt,
    offset,
    modality,
    datetime: startAt,
    summaries,
    rewards: { calories_points: points },
  }),
})

export const listMemberTrainings = endpoint({
  method: 'GET',
  path: '/api/v2/trainings/user/{uuid}',
  summary: "A member's trainings",
  access: { kind: 'staff', permission: 'user_metrics' },
  params: z.object({ uuid: Uuid }),
  query: renamed(PeriodWire, { from_date: 'start', to_date: 'end' }),
  response: inData(TrainingCodec),
})

const Flag = z.codec(z.enum(['true', 'false']), z.boolean(), {
  decode: (text) => text === 'true',
  encode: (flag) => (flag ? 'true' : 'false'),
})

const Places = z.codec(z.string().check(z.regex(/^\d{1,3}(?:,\d{1,3}){0,199}$/)), z.array(z.int()), {
  decode: (text) => text.split(',').map(Number),
  encode: (places) => places.join(','),
})

const Imported = renamed(
  z.object({
    training_uuid: z.string(),
    started_at: Moment,
    counted_seconds: z.int(),
    timer_seconds: z.int(),
    left_out_values: z.int(),
  }),
  {
    training_uuid: 'uuid',
    started_at: 'startAt',
    counted_seconds: 'countedSeconds',
    timer_seconds: 'timerSeconds',
    left_out_values: 'leftOutValues',
  },
)

export type ImportedTraining = z.output<typeof Imported>

/** Overlaps are refused unless forced, several activities unless `activities` has their indexes, from 0. */
export const importTraining = keyed(
  endpoint({
    method: 'POST',
    path: '/api/v2/users/{uuid}/trainings',
    summary: "Import a member's trainings from FIT, TCX, or GPX",
    access: { kind: 'staff', permission: 'user_edit' },
    params: z.object({ uuid: Uuid }),
    body: renamed(z.object({ training_type_uuid: Uuid, force: z.optional(Flag), activities: z.optional(Places) }), {
      training_type_uuid: 'typeUuid',
    }),
    upload: 'recording',
    uploadLimit: { bytes: recordingLimits.bytes, refusal: 'recording-too-large' },
    response: renamed(z.object({ training_uuid: z.string(), trainings: z.array(Imported) }), { training_uuid: 'uuid' }),
    status: 201,
    errors: {
      409: ['training-known', 'training-overlaps'],
      413: ['recording-too-large'],
      422: [
        'training-type-unknown',
        'recording-unreadable',
        'recording-empty',
        'recording-dated',
        'recording-too-long',
        'recording-implausible',
        'recording-has-several',
      ],
      429: ['rate-limited'],
    },
  }),
)

const Several = z.object({
  activities: z.array(
    renamed(z.object({ activity: z.int(), started_at: Moment, timer_seconds: z.int() }), {
      activity: 'place',
      started_at: 'startAt',
      timer_seconds: 'timerSeconds',
    }),
  ),
})

export type FileActivity = z.output<typeof Several>['activities'][number]

/** The activities of a file refused for having several. */
export const activitiesOf = ({ code, data }: ApiError): readonly FileActivity[] => {
  const parsed = code === 'recording-has-several' ? Several.safeParse(data) : null
  return parsed?.success === true ? parsed.data.activities : []
}
