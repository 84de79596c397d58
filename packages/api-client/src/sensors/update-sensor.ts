import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { Done, Uuid } from '../core/schemas.ts'
import { CHANGED_MEANWHILE, seen } from '../core/seen.ts'
import { SensorFieldsCodec } from './sensor-fields.ts'

/** Changes what is written down of a sensor; who has it stays. */
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
