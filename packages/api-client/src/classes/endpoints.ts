import type { Endpoint } from '../core/endpoint.ts'
import { answerJoinRequest } from './answer-join-request.ts'
import { banParticipant } from './ban-participant.ts'
import { changeCapacity } from './change-capacity.ts'
import { changeClassState } from './change-class-state.ts'
import { deleteStreaming } from './delete-streaming.ts'
import { listJoinRequests } from './list-join-requests.ts'
import { listRefusedStraps } from './list-refused-straps.ts'
import { listStrapsElsewhere } from './list-straps-elsewhere.ts'
import { readmitParticipant } from './readmit-participant.ts'
import { recoverStreaming } from './recover-streaming.ts'
import { showClassSummary } from './show-class-summary.ts'
import { showJoinCode } from './show-join-code.ts'
import { showMeasurements } from './show-measurements.ts'
import { startClass } from './start-class.ts'

export const classesEndpoints = {
  startClass,
  changeClassState,
  changeCapacity,
  banParticipant,
  readmitParticipant,
  listJoinRequests,
  answerJoinRequest,
  listRefusedStraps,
  listStrapsElsewhere,
  deleteStreaming,
  recoverStreaming,
  showJoinCode,
  showMeasurements,
  showClassSummary,
} satisfies Record<string, Endpoint>
