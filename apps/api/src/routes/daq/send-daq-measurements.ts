import { sendDaqMeasurements } from '@repo/api-client/daq/send-daq-measurements'

import { route } from '../../http/route.ts'
import { ingestDaqBatch } from '../../live/ingest-daq-batch.ts'

export const sendDaqMeasurementsRoute = route(sendDaqMeasurements, ({ body }, { context, principal, language }) =>
  ingestDaqBatch({ context, device: principal, language, batch: body }),
)
