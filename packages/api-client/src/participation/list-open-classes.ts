import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'

/** Classes that can be joined now: rooms, training and times, no persons. */
export const listOpenClasses = endpoint({
  method: 'GET',
  path: '/api/v2/join',
  summary: 'List the classes that can be joined now',
  access: { kind: 'center' },
  response: z.object({
    data: z.array(
      z.object({
        room_uuid: z.string(),
        room_name: z.string(),
        training_name: z.string(),
        class_start_at: z.string(),
        class_finish_at: z.string(),
      }),
    ),
  }),
})
