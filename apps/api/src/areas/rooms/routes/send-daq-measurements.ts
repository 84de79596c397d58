import { sendDaqMeasurements } from '@repo/api-client/daq/send-daq-measurements'

import { route } from '../../../http/route.ts'
import { runningClassIn } from '../../classes/classes.ts'
import { ingestDaqBatch } from '../../classes/ingest-daq-batch.ts'

export const sendDaqMeasurementsRoute = route(
  sendDaqMeasurements,
  ({ body }, { context, principal, language }) => ingestDaqBatch({ context, device: principal, language, batch: body }),
  (_, { branch, roomUuid }) => branch.run((tx) => runningClassIn(tx, roomUuid)),
)
