import type { daqEndpoints } from '@repo/api-client/daq/endpoints'

import type { RoutesOf } from '../../../http/route.ts'
import { addDaqRoomRoute } from './add-daq-room.ts'
import { deleteDaqRoomRoute } from './delete-daq-room.ts'
import { issueDaqKeyRoute } from './issue-daq-key.ts'
import { reportDaqRoute } from './report-daq.ts'
import { revokeDaqKeyRoute } from './revoke-daq-key.ts'
import { sendDaqMeasurementsRoute } from './send-daq-measurements.ts'

export const daqRoutes: RoutesOf<typeof daqEndpoints> = {
  issueDaqKey: issueDaqKeyRoute,
  revokeDaqKey: revokeDaqKeyRoute,
  addDaqRoom: addDaqRoomRoute,
  deleteDaqRoom: deleteDaqRoomRoute,
  reportDaq: reportDaqRoute,
  sendDaqMeasurements: sendDaqMeasurementsRoute,
}
