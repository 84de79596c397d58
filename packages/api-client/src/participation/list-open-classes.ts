import { JOIN_RULES } from '@repo/domain/join-form'
import { roomLimits } from '@repo/domain/limits'
import { ROOM_STATES } from '@repo/domain/phone-life'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'

/** Classes that can be joined now: rooms, training and times, no persons; and what an asked for room is at. */
export const listOpenClasses = endpoint({
  method: 'GET',
  path: '/api/v2/join',
  summary: 'List the classes that can be joined now',
  access: { kind: 'center' },
  query: z.object({ room: z.optional(z.string().check(z.maxLength(roomLimits.referenceLength))) }),
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
    /** Null when no room was asked for. */
    room: z.nullable(z.enum(ROOM_STATES)),
    joins_by: z.enum(JOIN_RULES),
  }),
})
