import { type Ownership, OWNERSHIPS } from '@repo/domain/sensors/sensor-list'
import * as z from 'zod/mini'

import { listEndpoint } from '../core/list.ts'
import { renamed } from '../core/renamed.ts'
import { Moment } from '../core/schemas.ts'
import { orElse } from '../core/tolerant-codecs.ts'
import { VersionShape } from '../core/with-version.ts'
import { sensorListDefinition } from './sensor-list-definition.ts'

/** Other deployments send `owned`, and `borrowed` for a lent sensor. */
const OwnershipCodec = z.codec(z.enum([...OWNERSHIPS, 'owned', 'borrowed']), z.custom<Ownership>(), {
  decode: (wire) => (wire === 'user' || wire === 'owned' ? 'user' : 'center'),
  encode: (ownership) => ownership,
})

const SensorWire = z.object({
  sensor_uuid: z.string(),
  sensor_name: z.string(),
  sensor_mac: z.string(),
  sensor_id_center: z.nullable(z.string()),
  user_uuid: z.nullable(z.string()),
  user_email: z.nullable(z.string()),
  ownership_type: orElse(OwnershipCodec, 'center'),
  updated_at: z.nullable(Moment),
  last_seen_at: z.nullable(Moment),
  battery: z.nullable(z.number()),
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
export type SensorRow = z.output<typeof SensorCodec>

export const listSensors = listEndpoint({
  summary: 'List sensors',
  ...sensorListDefinition,
  row: SensorCodec,
})
