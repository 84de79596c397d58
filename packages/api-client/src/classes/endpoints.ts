import type { Endpoint } from '../core/endpoint.ts'
import { showClassSummary, showJoinCode, showMeasurements } from './class-summary.ts'
import { deleteStreaming, recoverStreaming } from './meeting.ts'
import { answerJoinRequest, banParticipant, listJoinRequests, readmitParticipant } from './participants.ts'
import { changeCapacity, changeClassState, startClass } from './run-class.ts'
import { listRefusedStraps, listStrapsElsewhere } from './unassigned-straps.ts'

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
