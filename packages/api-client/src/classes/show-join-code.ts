import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { Done, Uuid } from '../core/schemas.ts'

/** Tells every wall of a running class to show, over all of itself for half a minute, how to join. */
export const showJoinCode = endpoint({
  method: 'POST',
  path: '/api/v2/room/configuration/{uuid}/join-code',
  summary: 'Show the code of a class on its walls',
  access: { kind: 'staff', permission: 'rookremote_show', feature: 'realtime', operated: true },
  params: z.object({ uuid: Uuid }),
  response: Done,
})
