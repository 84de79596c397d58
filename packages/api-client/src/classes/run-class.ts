import { type ClassConfiguration, DATA_ORDERS } from '@repo/domain/classes/class-configuration'
import type { ClassFault, ClassStep } from '@repo/domain/classes/class-fault'
import { classLimits } from '@repo/domain/classes/class-limits'
import * as z from 'zod/mini'

import { ApiError, NO_RESPONSE } from '../core/api-error.ts'
import { endpoint } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { renamed } from '../core/renamed.ts'
import { Done, Moment, Uuid } from '../core/schemas.ts'
import { type Meeting, meetingOf, MeetingShape, wireMeetingOf } from './meeting.ts'

const STEP_CODES: Readonly<Record<ClassStep, number>> = { types: 4, measurements: 6, start: 7, removal: 8, state: 9 }

interface Answer {
  readonly status: number
  readonly code: string | number
  readonly text: string
  readonly retryAfter: number | null
}

const NAMED: Readonly<Record<string, ClassFault>> = {
  'streaming-active': { error: 'streaming-elsewhere', code: 409 },
  'streaming-without-credentials': { error: 'streaming-without-credentials', code: 409 },
  'class-already-running': { error: 'already-running', code: 409 },
  'class-full': { error: 'class-full', code: 409 },
  'class-not-continued': { error: 'not-continued', code: 409 },
  'room-inactive': { error: 'room-inactive', code: 409 },
  'strap-taken': { error: 'strap-taken', code: 409 },
  'strap-unknown': { error: 'strap-unknown', code: 404 },
}

const faultOf = (step: ClassStep, answer: Answer): ClassFault => {
  if (answer.status === 407 || answer.code === 407) return { error: 'streaming-token-conflict', code: 407 }
  const named = NAMED[answer.code]
  if (named !== undefined) return named
  if (answer.code === 43 && answer.retryAfter !== null) return { error: 'streaming-busy', code: 43 }
  if (answer.code === 43 || /zoom/i.test(answer.text)) return { error: 'streaming-conflict', code: 43 }
  return { error: 'general', code: answer.status === NO_RESPONSE ? STEP_CODES[step] : answer.status }
}

/** Maps a failed call to the fault of a live class. */
export const classFaultOf = (step: ClassStep, error: unknown): ClassFault => {
  const { status, code, message, retryAfterSeconds } =
    error instanceof ApiError ? error : new ApiError(NO_RESPONSE, { code: '', message: '' })
  const fault = faultOf(step, { status, code, text: message, retryAfter: retryAfterSeconds })
  return retryAfterSeconds === null ? fault : { ...fault, retryAfter: retryAfterSeconds }
}

const within = ({ min, max }: { min: number; max: number }) => z.int().check(z.minimum(min), z.maximum(max))

const ConfigurationWire = z.object({
  training_type_uuid: Uuid,
  duration: within(classLimits.duration),
  class_delay: within(classLimits.delay),
  data_order: z.enum(DATA_ORDERS),
  user_capacity_status: z.boolean(),
  capacity: within(classLimits.capacity),
  streaming: z.boolean(),
})

const ConfigurationCodec = z.codec(ConfigurationWire, z.custom<ClassConfiguration>(), {
  decode: (wire) => ({
    trainingTypeUuid: wire.training_type_uuid,
    duration: wire.duration,
    delay: wire.class_delay,
    order: wire.data_order,
    isLimited: wire.user_capacity_status,
    capacity: wire.capacity,
    isStreaming: wire.streaming,
  }),
  encode: (configuration) => ({
    training_type_uuid: configuration.trainingTypeUuid,
    duration: configuration.duration,
    class_delay: configuration.delay,
    data_order: configuration.order,
    user_capacity_status: configuration.isLimited,
    capacity: configuration.capacity,
    streaming: configuration.isStreaming,
  }),
})

const StartedWire = z.object({
  uuid: z.string(),
  channel: z.string(),
  staff_channel: z.optional(z.string()),
  remaining_waiting_seconds: z.number(),
  ...MeetingShape,
  result: z.string(),
})

interface StartedClass {
  readonly uuid: string
  /** Displays listen here. */
  readonly channel: string
  /** Absent if the deployment sends all of a class on one channel. */
  readonly staffChannel?: string
  readonly waiting: number
  readonly meeting: Meeting | null
}

export const startClass = keyed(
  endpoint({
    method: 'POST',
    path: '/api/v2/room/{uuid}/configuration',
    summary: 'Start a class in a room',
    access: { kind: 'staff', permission: 'rookremote_show', feature: 'realtime', operated: true },
    params: z.object({ uuid: Uuid }),
    body: ConfigurationCodec,
    response: z.codec(StartedWire, z.custom<StartedClass>(), {
      decode: ({ uuid, channel, staff_channel: staffChannel, remaining_waiting_seconds: waiting, ...wire }) => ({
        uuid,
        channel,
        ...(staffChannel === undefined ? {} : { staffChannel }),
        waiting,
        meeting: meetingOf(wire),
      }),
      encode: ({ uuid, channel, staffChannel, waiting, meeting }) => ({
        uuid,
        channel,
        ...(staffChannel === undefined ? {} : { staff_channel: staffChannel }),
        remaining_waiting_seconds: waiting,
        ...wireMeetingOf(meeting),
        result: 'ok',
      }),
    }),
    status: 201,
    errors: {
      409: [
        'class-already-running',
        'room-inactive',
        'streaming-active',
        'streaming-without-credentials',
        'streaming-incomplete',
        'streaming-conflict',
        'streaming-busy',
        'streaming-token-conflict',
      ],
      422: ['training-type-unknown'],
    },
  }),
)

/** `continue` resumes a class that was stopped by hand and withdraws its trainings. */
export const changeClassState = endpoint({
  method: 'PUT',
  path: '/api/v2/room/configuration/{uuid}/state',
  summary: 'Stop, continue, or reset a class',
  access: { kind: 'staff', permission: 'rookremote_show', feature: 'realtime', operated: true },
  params: z.object({ uuid: Uuid }),
  body: z.object({ state: z.enum(['stop', 'continue', 'reset']) }),
  response: Done,
  errors: { 409: ['class-over', 'class-not-continued', 'room-running'] },
})

/** Moves the start of a waiting class, or the end of any class. Both are absolute. A start in the past means now. */
export const changeClassTimes = endpoint({
  method: 'PUT',
  path: '/api/v2/room/configuration/{uuid}/times',
  summary: 'Change the start or end of a class',
  access: { kind: 'staff', permission: 'rookremote_show', feature: 'realtime', operated: true },
  params: z.object({ uuid: Uuid }),
  body: renamed(z.object({ start_at: z.optional(Moment), finish_at: z.optional(Moment) }), {
    start_at: 'startAt',
    finish_at: 'finishAt',
  }),
  response: Done,
  errors: { 409: ['class-over', 'class-started', 'class-times-refused'] },
})

const { min, max } = classLimits.capacity

export const changeCapacity = endpoint({
  method: 'PUT',
  path: '/api/v2/room/configuration/{uuid}/capacity',
  summary: 'Change the capacity of a running class',
  access: { kind: 'staff', permission: 'rookremote_show', feature: 'realtime', operated: true },
  params: z.object({ uuid: Uuid }),
  body: renamed(
    z.object({ user_capacity_status: z.boolean(), capacity: z.int().check(z.minimum(min), z.maximum(max)) }),
    { user_capacity_status: 'isLimited' },
  ),
  response: Done,
  errors: { 409: ['class-over'] },
})
