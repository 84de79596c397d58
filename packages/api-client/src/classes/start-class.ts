import { DATA_ORDERS, type ClassConfiguration } from '@repo/domain/classes/class-configuration'
import { classLimits } from '@repo/domain/core/limits'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { Uuid } from '../core/schemas.ts'
import { meetingOf, MeetingShape, wireMeetingOf, type Meeting } from './meeting.ts'

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
  remaining_waiting_seconds: z.number(),
  ...MeetingShape,
  result: z.string(),
})

interface StartedClass {
  readonly uuid: string
  readonly channel: string
  /** Seconds until the first one that counts. */
  readonly waiting: number
  readonly meeting: Meeting | null
}

/** Configures and starts a class in a remote room; the server's clock runs from the answer on. */
export const startClass = keyed(
  endpoint({
    method: 'POST',
    path: '/api/v2/room/{uuid}/configuration',
    summary: 'Start a class in a room',
    access: { kind: 'staff', permission: 'rookremote_show', feature: 'realtime', operated: true },
    params: z.object({ uuid: Uuid }),
    body: ConfigurationCodec,
    response: z.codec(StartedWire, z.custom<StartedClass>(), {
      decode: ({ uuid, channel, remaining_waiting_seconds: waiting, ...wire }) => ({
        uuid,
        channel,
        waiting,
        meeting: meetingOf(wire),
      }),
      encode: ({ uuid, channel, waiting, meeting }) => ({
        uuid,
        channel,
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
