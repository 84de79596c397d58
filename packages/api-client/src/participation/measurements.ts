import { batchLimits, secretLimits } from '@repo/domain/core/limits'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { text } from '../core/text.ts'
import { OwnNumbersWire } from './own-numbers.ts'

/** The most samples one batch may hold: ten minutes at one a second. */
export const MAX_BATCH_SAMPLES = 600

/**
 * One value of a strap. `at` is milliseconds since 1970 on the server's clock; `contact` is false where the strap
 * reports no skin contact, and absent where it cannot tell. Values are checked one by one by the engine, so a bad one
 * does not cost the others.
 */
export const SampleWire = z.object({
  at: z.unknown(),
  hr: z.unknown(),
  steps: z.optional(z.unknown()),
  contact: z.optional(z.unknown()),
})

/** Samples of one strap. `sequence` grows by one with each batch of a device; repeats are harmless. */
export const BatchWire = z.object({
  device_id: text().check(z.minLength(1), z.maxLength(batchLimits.deviceLength)),
  sequence: z.int().check(z.minimum(0), z.maximum(batchLimits.sequence.max)),
  samples: z.array(SampleWire).check(z.maxLength(MAX_BATCH_SAMPLES)),
})
export type BatchWire = z.infer<typeof BatchWire>

/**
 * Why a sample does not count; `crowded` is one too many in its second, and `in-another-class` one that counts in a class
 * its member joined before.
 */
export const REFUSALS = [
  'not-a-number',
  'out-of-range',
  'future',
  'outside-class',
  'in-another-class',
  'crowded',
] as const
export type Refusal = (typeof REFUSALS)[number]

/** The answer to a batch, given once everything in it is stored. */
export const BatchReceipt = z.object({
  sequence: z.int(),
  accepted: z.int(),
  duplicate: z.int(),
  refused: z.array(z.object({ index: z.int(), reason: z.enum(REFUSALS) })),
})
export type BatchReceipt = z.infer<typeof BatchReceipt>

/** Sends a batch over HTTP; the answer means that its samples are stored. */
export const sendMeasurements = endpoint({
  method: 'POST',
  path: '/api/v2/measurements',
  summary: 'Send measurements',
  access: { kind: 'participant' },
  body: BatchWire,
  response: BatchReceipt,
  errors: { 403: ['banned'], 409: ['class-over'] },
})

/** Where the measurement socket is mounted. The token travels in the first message, never in the address. */
export const MEASUREMENT_SOCKET_PATH = '/api/v2/measurements/socket'

/** What a phone sends, version 1. One with a screen asks for its own numbers, which then follow every receipt. */
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

/** What the server answers, version 1. */
export const SocketMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready'), server_time: z.number() }),
  z.object({ type: z.literal('receipt'), ...BatchReceipt.shape }),
  z.object({ type: z.literal('numbers'), server_time: z.number(), own: OwnNumbersWire }),
  z.object({ type: z.literal('refused'), code: z.string(), message: z.string() }),
  z.object({ type: z.literal('ended') }),
])
export type SocketMessage = z.infer<typeof SocketMessage>
