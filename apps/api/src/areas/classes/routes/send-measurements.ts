import { sendMeasurements } from '@repo/api-client/participation/send-measurements'

import { route } from '../../../http/route.ts'

export const sendMeasurementsRoute = route(
  sendMeasurements,
  ({ body }, { context, principal }) => {
    context.engine.hearPhone(principal.classUuid, principal.participationUuid)
    return context.engine.ingest(principal.classUuid, principal.participationUuid, body)
  },
  (_, principal) => principal.classUuid,
)
