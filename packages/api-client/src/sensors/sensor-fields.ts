import { sensorLimits } from '@repo/domain/core/limits'
import { formatMac, isMac } from '@repo/domain/sensors/mac-address'
import type { SensorFields } from '@repo/domain/sensors/sensor-form'
import { OWNERSHIPS } from '@repo/domain/sensors/sensor-list'
import * as z from 'zod/mini'

import { line, orNone, text } from '../core/text.ts'

const { name, centerId, mac } = sensorLimits

const SensorFieldsWire = z.object({
  sensor_name: line(name),
  sensor_mac: text().check(z.trim(), z.maxLength(mac.max), z.refine(isMac)),
  sensor_id_center: orNone(text(), line(centerId)),
  ownership_type: z.enum(OWNERSHIPS),
})

/** What staff write down of a sensor; the address may come in any usual spelling. */
export const SensorFieldsCodec = z.codec(SensorFieldsWire, z.custom<SensorFields>(), {
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
