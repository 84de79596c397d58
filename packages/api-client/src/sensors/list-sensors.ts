import { OWNERSHIPS } from '@repo/domain/sensor-list'
import * as z from 'zod/mini'

import { listEndpoint } from '../core/list.ts'
import { OptionalText } from '../core/optional-text.ts'
import { renamed } from '../core/renamed.ts'
import { Moment } from '../core/schemas.ts'
import { VersionShape } from '../core/seen.ts'
import { sensorListWords } from './sensor-list-words.ts'

const SensorWire = z.object({
  sensor_uuid: z.string(),
  sensor_name: z.string(),
  sensor_mac: z.string(),
  /** What the center calls it, usually a number on it. */
  sensor_id_center: OptionalText,
  user_uuid: z.nullable(z.string()),
  user_email: OptionalText,
  ownership_type: z.enum(OWNERSHIPS),
  updated_at: Moment,
  /** When a device or phone heard it last, to the minute; null while none has. */
  last_seen_at: z.nullable(Moment),
  /** Percent; null of sensors that do not say. */
  battery: z.nullable(z.number()),
  /** How much of the time it was worn in the last thirty days it had no contact, in percent; null where it was not worn. */
  contact_loss: z.nullable(z.number()),
  ...VersionShape,
})

const SensorCodec = renamed(SensorWire, {
  sensor_uuid: 'uuid',
  sensor_name: 'name',
  sensor_mac: 'mac',
  sensor_id_center: 'centerId',
  user_uuid: 'userUuid',
  user_email: 'userEmail',
  ownership_type: 'ownership',
  updated_at: 'updatedAt',
  last_seen_at: 'lastSeenAt',
  contact_loss: 'contactLoss',
})
/** A heart-rate sensor of the center, with who has it. */
export type SensorRow = z.output<typeof SensorCodec>

/** The branch's sensors, a page at a time. */
export const listSensors = listEndpoint({
  path: '/api/v2/sensors',
  summary: 'List sensors',
  ...sensorListWords,
  row: SensorCodec,
})
