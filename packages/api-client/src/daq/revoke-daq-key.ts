import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { Done, Uuid } from '../core/schemas.ts'

/** Ends the key of a room's device: from now on it is nobody. */
export const revokeDaqKey = endpoint({
  method: 'DELETE',
  path: '/api/v2/room/{uuid}/daq-key',
  summary: 'Revoke the key of a device',
  access: { kind: 'staff', permission: 'rooklegend_connected', feature: 'daqs' },
  params: z.object({ uuid: Uuid }),
  response: Done,
})
