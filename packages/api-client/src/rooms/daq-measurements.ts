import { batchLimits } from '@repo/domain/classes/class-limits'
import * as z from 'zod/mini'

import { BatchWire, REFUSALS, SampleWire } from '../classes/measurements.ts'
import { endpoint } from '../core/endpoint.ts'

const MAX_DAQ_SAMPLES = 2000

/** `sequence` increases with each batch of a device. Samples are refused one by one. */
export const DaqBatchWire = z.object({
  ...BatchWire.shape,
  samples: z
    .array(z.object({ mac: z.unknown(), battery: z.optional(z.unknown()), ...SampleWire.shape }))
    .check(z.maxLength(MAX_DAQ_SAMPLES)),
})
export type DaqBatchWire = z.infer<typeof DaqBatchWire>

/** The first five concern the strap and its user. */
const DAQ_REFUSALS = ['unknown-sensor', 'unassigned-sensor', 'banned', 'left-class', 'class-full', ...REFUSALS] as const
export type DaqRefusal = (typeof DAQ_REFUSALS)[number]

export const DaqReceipt = z.object({
  sequence: z.int(),
  accepted: z.int(),
  duplicate: z.int(),
  refused: z.array(z.object({ index: z.int(), reason: z.enum(DAQ_REFUSALS) })),
})
export type DaqReceipt = z.infer<typeof DaqReceipt>

/** The first valid sample joins the strap's user to the class. */
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
