import { OWNERSHIPS, sensorList, type Ownership } from '@repo/domain/sensor-list'
import * as z from 'zod/mini'

import { listEndpoint } from '../core/list.ts'
import { Instant } from '../core/schemas.ts'

/** A heart-rate sensor of the center, with who has it. */
export interface SensorRow {
  readonly uuid: string
  readonly name: string
  readonly mac: string
  /** What the center calls it, usually a number on it. */
  readonly centerId: string | null
  readonly userUuid: string | null
  readonly userEmail: string | null
  readonly ownership: Ownership
  readonly updatedAt: Date
}

const SensorWire = z.object({
  sensor_uuid: z.string(),
  sensor_name: z.string(),
  sensor_mac: z.string(),
  sensor_id_center: z.nullable(z.string()),
  user_uuid: z.nullable(z.string()),
  user_email: z.nullable(z.string()),
  ownership_type: z.enum(OWNERSHIPS),
  updated_at: Instant,
})

const SensorCodec = z.codec(SensorWire, z.custom<SensorRow>(), {
  decode: (wire) => ({
    uuid: wire.sensor_uuid,
    name: wire.sensor_name,
    mac: wire.sensor_mac,
    centerId: wire.sensor_id_center,
    userUuid: wire.user_uuid,
    userEmail: wire.user_email,
    ownership: wire.ownership_type,
    updatedAt: new Date(wire.updated_at),
  }),
  encode: (row) => ({
    sensor_uuid: row.uuid,
    sensor_name: row.name,
    sensor_mac: row.mac,
    sensor_id_center: row.centerId,
    user_uuid: row.userUuid,
    user_email: row.userEmail,
    ownership_type: row.ownership,
    updated_at: row.updatedAt.toISOString(),
  }),
})

/** The branch's sensors, a page at a time. */
export const listSensors = listEndpoint({
  path: '/api/v2/sensors',
  summary: 'List sensors',
  rules: sensorList,
  column: 'search_colum',
  row: SensorCodec,
})
