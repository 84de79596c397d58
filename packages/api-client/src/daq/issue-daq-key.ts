import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { Uuid } from '../core/schemas.ts'

/** Makes the key of the device that stands in a room. It is shown this once; the room's former key ends. */
export const issueDaqKey = keyed(
  endpoint({
    method: 'POST',
    path: '/api/v2/room/{uuid}/daq-key',
    summary: 'Issue the key of a device',
    access: { kind: 'staff', permission: 'rooklegend_connected', feature: 'daqs' },
    params: z.object({ uuid: Uuid }),
    response: z.object({ key: z.string() }),
    status: 201,
  }),
)
