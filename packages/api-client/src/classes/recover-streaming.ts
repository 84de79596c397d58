import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { Uuid } from '../core/schemas.ts'

/** Gives the meeting of a class that is being streamed, to join it again. */
export const recoverStreaming = endpoint({
  method: 'POST',
  path: '/api/v2/streaming-recovery',
  summary: 'Join the video meeting of a class again',
  access: { kind: 'staff', permission: 'rookremote_show', feature: 'realtime', operated: true },
  body: z.object({ configuration_class_uuid: Uuid }),
  response: z.object({
    meet_number: z.nullable(z.string()),
    meet_password: z.nullable(z.string()),
    signature: z.nullable(z.string()),
    result: z.string(),
  }),
  errors: { 409: ['streaming-without-credentials'] },
})
