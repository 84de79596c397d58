import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { renamed } from '../core/renamed.ts'
import { Done, Uuid } from '../core/schemas.ts'

/** Ends the video meeting of a class; a class without one answers the same. */
export const deleteStreaming = endpoint({
  method: 'POST',
  path: '/api/v2/streaming-delete',
  summary: 'End the video meeting of a class',
  access: { kind: 'staff', permission: 'rookremote_show', feature: 'realtime', operated: true },
  body: renamed(z.object({ configuration_class_uuid: Uuid }), { configuration_class_uuid: 'classUuid' }),
  response: Done,
  errors: {
    409: [
      'streaming-without-credentials',
      'streaming-incomplete',
      'streaming-conflict',
      'streaming-busy',
      'streaming-token-conflict',
    ],
  },
})
