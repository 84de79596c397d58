import * as z from 'zod/mini'

import { exportEndpoint, listEndpoint } from '../core/list.ts'
import { renamed } from '../core/renamed.ts'
import { Moment } from '../core/schemas.ts'
import { orElse } from '../core/tolerant-codecs.ts'
import { trainingListDefinition } from './training-list-definition.ts'

const TrainingRowWire = z.object({
  training_uuid: z.string(),
  start: Moment,
  offset: orElse(z.string(), ''),
  user_uuid: z._default(z.nullable(z.string()), null),
  user_name: z.string(),
  last_name_1: orElse(z.string(), ''),
  last_name_2: z.nullable(z.string()),
  email: orElse(z.string(), ''),
  device_type: orElse(z.string(), ''),
  sensor_name: z.nullable(z.string()),
  training_name: orElse(z.string(), ''),
  duration_seconds: orElse(z.nullable(z.number()), null),
  average_effort: orElse(z.nullable(z.number()), null),
  calories: orElse(z.nullable(z.number()), null),
  rookpoints: orElse(z.nullable(z.number()), null),
  zone_seconds: orElse(z.array(z.number()), []),
})

const TrainingRowCodec = renamed(TrainingRowWire, {
  training_uuid: 'uuid',
  start: 'startAt',
  user_uuid: 'userUuid',
  user_name: 'name',
  last_name_1: 'lastName1',
  last_name_2: 'lastName2',
  device_type: 'deviceType',
  sensor_name: 'sensorName',
  training_name: 'trainingName',
  duration_seconds: 'seconds',
  average_effort: 'effort',
  rookpoints: 'points',
  zone_seconds: 'zoneSeconds',
})
export type TrainingRow = z.output<typeof TrainingRowCodec>

export const listTrainings = listEndpoint({
  summary: 'List trainings',
  ...trainingListDefinition,
  row: TrainingRowCodec,
})

export const exportTrainings = exportEndpoint(listTrainings, 'Export trainings as CSV or XLSX')
