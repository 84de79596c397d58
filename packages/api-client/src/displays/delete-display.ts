import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { Done, Uuid } from '../core/schemas.ts'

/** Unpairs a wall; its token ends at once. */
export const deleteDisplay = endpoint({
  method: 'DELETE',
  path: '/api/v2/displays/{uuid}',
  summary: 'Unpair a wall',
  access: { kind: 'staff', permission: 'rookremote_show', feature: 'realtime' },
  params: z.object({ uuid: Uuid }),
  response: Done,
})
