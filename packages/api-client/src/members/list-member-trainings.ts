import type { CountedTraining } from '@repo/domain/trainings/training-totals'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
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
