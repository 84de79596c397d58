import { sendDaqMeasurements } from '@repo/api-client/daq/send-daq-measurements'

import { ingestDaqBatch } from '../../commands/ingest-daq-batch.ts'
import { route } from '../../http/route.ts'

export const sendDaqMeasurementsRoute = route(sendDaqMeasurements, ({ body }, { context, principal, language }) =>
  ingestDaqBatch({ context, device: principal, language, batch: body }),
)
