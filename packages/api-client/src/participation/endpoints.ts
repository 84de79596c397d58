import type { Endpoint } from '../core/endpoint.ts'
import { joinClass, leaveClass, listOpenClasses, showParticipation } from './join-class.ts'
import { answerOwnRequest, showJoinRequest } from './join-requests.ts'
import { listOwnChallenges } from './list-own-challenges.ts'
import { sendMeasurements } from './measurements.ts'
import { chooseResultMails, showResultMails } from './result-mails.ts'

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
} satisfies Record<string, Endpoint>
