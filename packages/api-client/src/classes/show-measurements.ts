import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { Uuid } from '../core/schemas.ts'
import { PacketWire } from './packet.ts'

/** The packet of this moment: what a display fetches when it opens or has missed something. */
export const showMeasurements = endpoint({
  method: 'GET',
  path: '/api/v2/measurements/class/{uuid}',
  summary: 'The current packet of a class',
  access: { kind: 'staff', permission: 'rookremote_show', feature: 'realtime', display: true },
  params: z.object({ uuid: Uuid }),
  response: PacketWire,
})
