import { batchLimits } from '@repo/domain/core/limits'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { BatchWire, REFUSALS, SampleWire } from '../participation/measurements.ts'

/** The most samples one batch of a device may hold: twenty seconds of a hundred straps. */
const MAX_DAQ_SAMPLES = 2000

/**
 * Values of all straps a device hears, each with the strap's MAC address in any usual spelling, and
 * its battery in percent where it is known. `sequence` grows by
 * one with each batch of a device; repeats are harmless. Samples are judged one by one, as those of phones are.
 */
export const DaqBatchWire = z.object({
  ...BatchWire.shape,
  samples: z
    .array(z.object({ mac: z.unknown(), battery: z.optional(z.unknown()), ...SampleWire.shape }))
    .check(z.maxLength(MAX_DAQ_SAMPLES)),
})
export type DaqBatchWire = z.infer<typeof DaqBatchWire>

/** Why a sample of a device does not count; the first five concern the strap and its wearer. */
const DAQ_REFUSALS = ['unknown-sensor', 'unassigned-sensor', 'banned', 'left-class', 'class-full', ...REFUSALS] as const
export type DaqRefusal = (typeof DAQ_REFUSALS)[number]

/** The answer to a device's batch, given once everything in it is stored. */
export const DaqReceipt = z.object({
  sequence: z.int(),
  accepted: z.int(),
  duplicate: z.int(),
  refused: z.array(z.object({ index: z.int(), reason: z.enum(DAQ_REFUSALS) })),
})
export type DaqReceipt = z.infer<typeof DaqReceipt>

/**
 * A device sends what its straps measure. Each strap counts for the member it is assigned to, in the class of the
 * device's room; the first good sample lets the member in. The answer means that the samples are stored.
 */
export const sendDaqMeasurements = endpoint({
  method: 'POST',
  path: '/api/v2/daq/measurements',
  summary: 'Send the measurements of a device',
  access: { kind: 'daq' },
  body: DaqBatchWire,
  bodyBytes: batchLimits.deviceBytes,
  response: DaqReceipt,
  errors: { 404: ['no-open-class'], 409: ['class-over', 'room-inactive'] },
})
