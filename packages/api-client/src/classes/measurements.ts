import { batchLimits } from '@repo/domain/classes/class-limits'
import { secretLimits } from '@repo/domain/core/limits'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { text } from '../core/text.ts'
import { OwnNumbersWire } from './own-numbers.ts'

/** 10 minutes at one a second. */
export const MAX_BATCH_SAMPLES = 600

/** `at` is server time in Unix ms. The engine validates each value, so an invalid one doesn't reject the batch. */
export const SampleWire = z.object({
  at: z.unknown(),
  hr: z.unknown(),
  steps: z.optional(z.unknown()),
  contact: z.optional(z.unknown()),
})

/** `sequence` increases with each batch of a device. Repeats have no effect. */
export const BatchWire = z.object({
  device_id: text().check(z.minLength(1), z.maxLength(batchLimits.deviceLength)),
  sequence: z.int().check(z.minimum(0), z.maximum(batchLimits.sequence.max)),
  samples: z.array(SampleWire).check(z.maxLength(MAX_BATCH_SAMPLES)),
})
export type BatchWire = z.infer<typeof BatchWire>

/** `crowded`: too many in a second. `in-another-class`: the member's earlier class counts it. */
export const REFUSALS = [
  'not-a-number',
  'out-of-range',
  'future',
  'outside-class',
  'in-another-class',
  'crowded',
] as const
export type Refusal = (typeof REFUSALS)[number]

export const BatchReceipt = z.object({
  sequence: z.int(),
  accepted: z.int(),
  duplicate: z.int(),
  refused: z.array(z.object({ index: z.int(), reason: z.enum(REFUSALS) })),
})
export type BatchReceipt = z.infer<typeof BatchReceipt>

export const sendMeasurements = endpoint({
  method: 'POST',
  path: '/api/v2/measurements',
  summary: 'Send measurements',
  access: { kind: 'participant' },
  body: BatchWire,
  response: BatchReceipt,
  errors: { 403: ['banned'], 409: ['class-over'] },
})

/** The token is in the first message, never in the URL. */
export const MEASUREMENT_SOCKET_PATH = '/api/v2/measurements/socket'

/** Version 1. `hello` can request the participant's own numbers after every receipt. */
export const PhoneMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('hello'),
    version: z.literal(1),
    token: text().check(z.maxLength(secretLimits.issued.max)),
    numbers: z.optional(z.boolean()),
  }),
  z.object({ type: z.literal('batch'), ...BatchWire.shape }),
])
export type PhoneMessage = z.infer<typeof PhoneMessage>

export const SocketMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready'), server_time: z.number() }),
  z.object({ type: z.literal('receipt'), ...BatchReceipt.shape }),
  z.object({
    type: z.literal('numbers'),
    server_time: z.number(),
    class_start: z.optional(z.number()),
    class_finish: z.optional(z.number()),
    own: OwnNumbersWire,
  }),
  z.object({ type: z.literal('refused'), code: z.string(), message: z.string() }),
  z.object({ type: z.literal('ended') }),
])
export type SocketMessage = z.infer<typeof SocketMessage>
