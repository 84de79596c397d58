import { JOIN_RULES } from '@repo/domain/classes/join-form'
import { ROOM_STATES } from '@repo/domain/classes/phone-life'
import { roomLimits } from '@repo/domain/core/limits'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { renamed } from '../core/renamed.ts'
import { Moment } from '../core/schemas.ts'
import { text } from '../core/text.ts'

const OpenClassWire = z.object({
  room_uuid: z.string(),
  room_name: z.string(),
  training_name: z.string(),
  class_start_at: Moment,
  class_finish_at: Moment,
})

const OpenClassCodec = renamed(OpenClassWire, {
  room_uuid: 'roomUuid',
  room_name: 'roomName',
  training_name: 'trainingName',
  class_start_at: 'startAt',
  class_finish_at: 'finishAt',
})

const OpenClassesWire = z.object({
  data: z.array(OpenClassCodec),
  /** Null when no room was asked for. */
  room: z.nullable(z.enum(ROOM_STATES)),
  /** The room that was asked for, whichever way; null where there is none. */
  room_uuid: z.nullable(z.string()),
  joins_by: z.enum(JOIN_RULES),
})

/** Classes that can be joined now: rooms, training and times, no persons; and what an asked for room, by its id or its short code, is at. */
export const listOpenClasses = endpoint({
  method: 'GET',
  path: '/api/v2/join',
  summary: 'List the classes that can be joined now',
  access: { kind: 'center' },
  query: z.object({ room: z.optional(text().check(z.maxLength(roomLimits.referenceLength))) }),
  response: renamed(OpenClassesWire, { data: 'classes', room_uuid: 'roomUuid', joins_by: 'joinsBy' }),
})
