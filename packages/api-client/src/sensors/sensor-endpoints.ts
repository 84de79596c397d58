import { sensorLimits } from '@repo/domain/core/limits'
import { formatMac, isMac } from '@repo/domain/sensors/mac-address'
import type { SensorFields } from '@repo/domain/sensors/sensor-form'
import { OWNERSHIPS } from '@repo/domain/sensors/sensor-list'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { exportEndpoint } from '../core/list.ts'
import { renamed } from '../core/renamed.ts'
import { Done, Uuid } from '../core/schemas.ts'
import { line, orNone, text } from '../core/text.ts'
import { CHANGED_MEANWHILE, seen } from '../core/with-version.ts'
import { listSensors } from './list-sensors.ts'

const { name, centerId, mac } = sensorLimits

const SensorFieldsWire = z.object({
  sensor_name: line(name),
  sensor_mac: text().check(z.trim(), z.maxLength(mac.max), z.refine(isMac)),
  sensor_id_center: orNone(text(), line(centerId)),
  ownership_type: z.enum(OWNERSHIPS),
})

const SensorFieldsCodec = z.codec(SensorFieldsWire, z.custom<SensorFields>(), {
  decode: (wire) => ({
    name: wire.sensor_name,
    mac: formatMac(wire.sensor_mac),
    centerId: wire.sensor_id_center,
    ownership: wire.ownership_type,
  }),
  encode: (fields) => ({
    sensor_name: fields.name,
    sensor_mac: fields.mac,
    sensor_id_center: fields.centerId,
    ownership_type: fields.ownership,
  }),
})

/** Returns 422 with `errors.sensor_mac` for a known address. */
export const createSensor = keyed(
  endpoint({
    method: 'POST',
    path: '/api/v2/sensor',
    summary: 'Create a sensor',
    access: { kind: 'staff', permission: 'user_edit' },
    body: SensorFieldsCodec,
    response: z.object({ uuid: z.string() }),
    status: 201,
    errors: { 422: ['sensor-taken'] },
  }),
)

export const updateSensor = keyed(
  endpoint({
    method: 'PUT',
    path: '/api/v2/sensor/{uuid}',
    summary: 'Change a sensor',
    access: { kind: 'staff', permission: 'user_edit' },
    params: z.object({ uuid: Uuid }),
    body: seen(SensorFieldsCodec),
    response: Done,
    errors: { ...CHANGED_MEANWHILE, 422: ['sensor-taken'] },
  }),
)

export const deleteSensor = endpoint({
  method: 'DELETE',
  path: '/api/v2/sensor/{uuid}',
  summary: 'Delete a sensor',
  access: { kind: 'staff', permission: 'user_edit' },
  params: z.object({ uuid: Uuid }),
  response: Done,
})

const HandOverCodec = renamed(z.object({ former_user_uuid: z.nullable(Uuid), user_uuid: z.nullable(Uuid) }), {
  former_user_uuid: 'from',
  user_uuid: 'to',
})
export type HandOver = z.output<typeof HandOverCodec>

/** Returns 409 if the sensor's current user isn't the given one. */
export const handOverSensor = endpoint({
  method: 'PUT',
  path: '/api/v2/sensor/{uuid}/user',
  summary: 'Lend a sensor to a member',
  access: { kind: 'staff', permission: 'user_show' },
  params: z.object({ uuid: Uuid }),
  body: HandOverCodec,
  response: Done,
  errors: { 409: ['sensor-moved'], 422: ['wearer-unknown'] },
})

export const exportSensors = exportEndpoint(listSensors, 'Export sensors as CSV or XLSX')
