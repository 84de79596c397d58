import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { Done, Uuid } from '../core/schemas.ts'

/** Forgets the center's video credentials. */
export const deleteStreamingAccount = endpoint({
  method: 'DELETE',
  path: '/api/v2/streaming/{uuid}',
  summary: 'Delete the video credentials',
  access: { kind: 'staff', permission: 'center_information_show', feature: 'streaming' },
  params: z.object({ uuid: Uuid }),
  response: Done,
})
