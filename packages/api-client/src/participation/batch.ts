import { batchLimits } from '@repo/domain/core/limits'
import * as z from 'zod/mini'

import { text } from '../core/text.ts'

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
