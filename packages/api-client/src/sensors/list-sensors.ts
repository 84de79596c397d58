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
  /** When a device or phone heard it last, to the minute; null while none has. */
  readonly lastSeenAt: Date | null
  /** Percent; null of sensors that do not say. */
  readonly battery: number | null
  /** How much of the time it was worn in the last thirty days it had no contact, in percent; null where it was not worn. */
  readonly contactLoss: number | null
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
  last_seen_at: z.nullable(Instant),
  battery: z.nullable(z.number()),
  contact_loss: z.nullable(z.number()),
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
    lastSeenAt: wire.last_seen_at === null ? null : new Date(wire.last_seen_at),
    battery: wire.battery,
    contactLoss: wire.contact_loss,
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
    last_seen_at: row.lastSeenAt?.toISOString() ?? null,
    battery: row.battery,
    contact_loss: row.contactLoss,
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
