import type { classesEndpoints } from '@repo/api-client/classes/endpoints'

import type { RoutesOf } from '../../../http/route.ts'
import { answerJoinRequestRoute } from './answer-join-request.ts'
import { banParticipantRoute } from './ban-participant.ts'
import { changeCapacityRoute } from './change-capacity.ts'
import { changeClassStateRoute } from './change-class-state.ts'
import { deleteStreamingRoute } from './delete-streaming.ts'
import { listJoinRequestsRoute } from './list-join-requests.ts'
import { listRefusedStrapsRoute } from './list-refused-straps.ts'
import { listStrapsElsewhereRoute } from './list-straps-elsewhere.ts'
import { readmitParticipantRoute } from './readmit-participant.ts'
import { recoverStreamingRoute } from './recover-streaming.ts'
import { showClassSummaryRoute } from './show-class-summary.ts'
import { showJoinCodeRoute } from './show-join-code.ts'
import { showMeasurementsRoute } from './show-measurements.ts'
import { startClassRoute } from './start-class.ts'

export const classesRoutes: RoutesOf<typeof classesEndpoints> = {
  startClass: startClassRoute,
  changeClassState: changeClassStateRoute,
  changeCapacity: changeCapacityRoute,
  banParticipant: banParticipantRoute,
  readmitParticipant: readmitParticipantRoute,
  listJoinRequests: listJoinRequestsRoute,
  answerJoinRequest: answerJoinRequestRoute,
  listRefusedStraps: listRefusedStrapsRoute,
  listStrapsElsewhere: listStrapsElsewhereRoute,
  deleteStreaming: deleteStreamingRoute,
  recoverStreaming: recoverStreamingRoute,
  showJoinCode: showJoinCodeRoute,
  showMeasurements: showMeasurementsRoute,
  showClassSummary: showClassSummaryRoute,
}
