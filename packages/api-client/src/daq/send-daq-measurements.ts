import { batchLimits } from '@repo/domain/core/limits'

import { endpoint } from '../core/endpoint.ts'
import { DaqBatchWire, DaqReceipt } from './daq-batch.ts'

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
