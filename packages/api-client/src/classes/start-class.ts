import { DATA_ORDERS } from '@repo/domain/class-configuration'
import { classLimits } from '@repo/domain/limits'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { Uuid } from '../core/schemas.ts'

const within = ({ min, max }: { min: number; max: number }) => z.int().check(z.minimum(min), z.maximum(max))

/** Configures and starts a class in a remote room; the server's clock runs from the answer on. */
export const startClass = endpoint({
  method: 'POST',
  path: '/api/v2/room/{uuid}/configuration',
  summary: 'Start a class in a room',
  access: { kind: 'staff', permission: 'rookremote_show', feature: 'realtime', operated: true },
  params: z.object({ uuid: Uuid }),
  body: z.object({
    training_type_uuid: Uuid,
    duration: within(classLimits.duration),
    class_delay: within(classLimits.delay),
    data_order: z.enum(DATA_ORDERS),
    user_capacity_status: z.boolean(),
    capacity: within(classLimits.capacity),
    streaming: z.boolean(),
  }),
  response: z.object({
    uuid: z.string(),
    channel: z.string(),
    remaining_waiting_seconds: z.number(),
    meet_number: z.nullable(z.string()),
    meet_password: z.nullable(z.string()),
    signature: z.nullable(z.string()),
    result: z.string(),
  }),
  status: 201,
  errors: {
    409: ['class-already-running', 'room-inactive', 'streaming-without-credentials'],
    422: ['training-type-unknown'],
  },
})
