import { endpoint } from '../core/endpoint.ts'
import { BatchReceipt, BatchWire } from './batch.ts'

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
