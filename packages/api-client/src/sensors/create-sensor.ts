import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { SensorFieldsCodec } from './sensor-fields.ts'

/** Writes down a sensor that nobody has. An address the center knows already answers 422 with `errors.sensor_mac`. */
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
