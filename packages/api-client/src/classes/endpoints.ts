import type { Endpoint } from '../core/endpoint.ts'
import { showClassSummary, showJoinCode, showMeasurements } from './class-summary.ts'
import {
  answerOwnRequest,
  joinClass,
  leaveClass,
  listOpenClasses,
  showJoinRequest,
  showParticipation,
} from './join-class.ts'
import { listOwnChallenges } from './list-own-challenges.ts'
import { sendMeasurements } from './measurements.ts'
import { deleteStreaming, recoverStreaming } from './meeting.ts'
import { changeCeiling, changeVisibility } from './own-privacy.ts'
import { giveStrapBack, listRoomStraps, pickStrap } from './own-straps.ts'
import {
  answerJoinRequest,
  banParticipant,
  giveStrap,
  hideParticipant,
  listJoinRequests,
  listRefusedStraps,
  listStrapsElsewhere,
  readmitParticipant,
} from './participants.ts'
import { createRealtimeToken, showRealtimeConfig } from './realtime-config.ts'
import { chooseResultMails, showResultMails } from './result-mails.ts'
import { showRoomHistory } from './room-history.ts'
import { changeCapacity, changeClassState, changeClassTimes, startClass } from './run-class.ts'

export const participationEndpoints = {
  listOpenClasses,
  joinClass,
  sendMeasurements,
  showParticipation,
  leaveClass,
  showJoinRequest,
  answerOwnRequest,
  showResultMails,
  chooseResultMails,
  listOwnChallenges,
  changeVisibility,
  changeCeiling,
  listRoomStraps,
  pickStrap,
  giveStrapBack,
} satisfies Record<string, Endpoint>

export const realtimeEndpoints = {
  showRealtimeConfig,
  createRealtimeToken,
} satisfies Record<string, Endpoint>

export const classesEndpoints = {
  startClass,
  changeClassState,
  changeClassTimes,
  changeCapacity,
  banParticipant,
  readmitParticipant,
  hideParticipant,
  listJoinRequests,
  answerJoinRequest,
  listRefusedStraps,
  listStrapsElsewhere,
  giveStrap,
  deleteStreaming,
  recoverStreaming,
  showJoinCode,
  showMeasurements,
  showClassSummary,
  showRoomHistory,
} satisfies Record<string, Endpoint>
