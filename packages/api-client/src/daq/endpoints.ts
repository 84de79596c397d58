import type { Endpoint } from '../core/endpoint.ts'
import { addDaqRoom } from './add-daq-room.ts'
import { deleteDaqRoom } from './delete-daq-room.ts'
import { issueDaqKey } from './issue-daq-key.ts'
import { reportDaq } from './report-daq.ts'
import { revokeDaqKey } from './revoke-daq-key.ts'
import { sendDaqMeasurements } from './send-daq-measurements.ts'

export const daqEndpoints = {
  issueDaqKey,
  revokeDaqKey,
  addDaqRoom,
  deleteDaqRoom,
  reportDaq,
  sendDaqMeasurements,
} satisfies Record<string, Endpoint>
