import { sensorLimits } from '@repo/domain/core/limits'
import { formatMac, isMac } from '@repo/domain/sensors/mac-address'
import type { SensorFields } from '@repo/domain/sensors/sensor-form'
import { type Ownership, OWNERSHIPS } from '@repo/domain/sensors/sensor-list'
import { isAntNumber } from '@repo/domain/sensors/strap-address'
import * as z from 'zod/mini'

import { endpoint, type Endpoint } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { exportEndpoint, listEndpoint } from '../core/list.ts'
import { renamed } from '../core/renamed.ts'
import { Done, Moment, Uuid } from '../core/schemas.ts'
import { line, orNone, text } from '../core/text.ts'
import { orElse } from '../core/tolerant-codecs.ts'
import { CHANGED_MEANWHILE, seen, VersionShape } from '../core/with-version.ts'
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
  sensor_ant: orElse(z.nullable(z.string()), null),
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
  sensor_ant: 'ant',
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

const { name, centerId, mac } = sensorLimits

/** `sensor_mac` is empty for a strap with only an ANT number. */
const SensorFieldsWire = z
  .object({
    sensor_name: line(name),
    sensor_mac: text().check(
      z.trim(),
      z.maxLength(mac.max),
      z.refine((typed) => typed === '' || isMac(typed)),
    ),
    sensor_ant: z.optional(z.nullable(text().check(z.trim(), z.refine(isAntNumber)))),
    sensor_id_center: orNone(text(), line(centerId)),
    ownership_type: z.enum(OWNERSHIPS),
  })
  .check(
    z.refine(({ sensor_mac, sensor_ant }) => sensor_mac !== '' || typeof sensor_ant === 'string', {
      path: ['sensor_mac'],
    }),
  )

const SensorFieldsCodec = z.codec(SensorFieldsWire, z.custom<SensorFields>(), {
  decode: (wire) => ({
    name: wire.sensor_name,
    mac: formatMac(wire.sensor_mac),
    ant: typeof wire.sensor_ant === 'string' ? String(Number(wire.sensor_ant)) : null,
    centerId: wire.sensor_id_center,
    ownership: wire.ownership_type,
  }),
  encode: (fields) => ({
    sensor_name: fields.name,
    sensor_mac: fields.mac,
    sensor_ant: fields.ant,
    sensor_id_center: fields.centerId,
    ownership_type: fields.ownership,
  }),
})

/** Returns 422 with `errors.sensor_mac` or `errors.sensor_ant` for a known address. */
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

/** A strap held to a receiver, for a new sensor. Without one, both addresses are empty. */
export const findHeldStrap = endpoint({
  method: 'GET',
  path: '/api/v2/sensors/held',
  summary: 'Find the strap that is held to a receiver',
  access: { kind: 'staff', permission: 'user_edit', feature: 'daqs' },
  response: renamed(z.object({ sensor_mac: z.string(), sensor_ant: z.nullable(z.string()) }), {
    sensor_mac: 'mac',
    sensor_ant: 'ant',
  }),
})

export const exportSensors = exportEndpoint(listSensors, 'Export sensors as CSV or XLSX')

export const sensorsEndpoints = {
  listSensors,
  exportSensors,
  createSensor,
  updateSensor,
  deleteSensor,
  handOverSensor,
  findHeldStrap,
} satisfies Record<string, Endpoint>
