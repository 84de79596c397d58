import { parseLastName2 } from '@repo/domain/member-form'
import { trainingList } from '@repo/domain/training-list'
import * as z from 'zod/mini'

import { listEndpoint } from '../core/list.ts'

/** A training in a list, with who trained. */
interface TrainingRow {
  readonly uuid: string
  readonly startAt: Date
  /** Whole hours the center's zone lay ahead, as the wire keeps it. */
  readonly offset: string
  readonly name: string
  readonly lastName1: string
  readonly lastName2: string | null
  readonly email: string
  readonly deviceType: string
  readonly sensorName: string | null
  /** In the language of the call. */
  readonly trainingName: string
}

const TrainingRowWire = z.object({
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

const TrainingRowCodec = z.codec(TrainingRowWire, z.custom<TrainingRow>(), {
  decode: (wire) => ({
    uuid: wire.training_uuid,
    startAt: new Date(wire.start),
    offset: wire.offset,
    name: wire.user_name,
    lastName1: wire.last_name_1,
    lastName2: parseLastName2(wire.last_name_2),
    email: wire.email,
    deviceType: wire.device_type,
    sensorName: wire.sensor_name,
    trainingName: wire.training_name,
  }),
  encode: (row) => ({
    training_uuid: row.uuid,
    start: row.startAt.toISOString(),
    offset: row.offset,
    user_name: row.name,
    last_name_1: row.lastName1,
    last_name_2: row.lastName2,
    email: row.email,
    device_type: row.deviceType,
    sensor_name: row.sensorName,
    training_name: row.trainingName,
  }),
})

/** The branch's trainings, newest first, a page at a time. */
export const listTrainings = listEndpoint({
  path: '/api/v2/trainings/level',
  summary: 'List trainings',
  rules: trainingList,
  column: 'search_column',
  row: TrainingRowCodec,
})
