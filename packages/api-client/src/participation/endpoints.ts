import type { Endpoint } from '../core/endpoint.ts'
import { answerOwnRequest } from './answer-own-request.ts'
import { chooseResultMails } from './choose-result-mails.ts'
import { joinClass } from './join-class.ts'
import { leaveClass } from './leave-class.ts'
import { listOpenClasses } from './list-open-classes.ts'
import { listOwnChallenges } from './list-own-challenges.ts'
import { sendMeasurements } from './send-measurements.ts'
import { showJoinRequest } from './show-join-request.ts'
import { showParticipation } from './show-participation.ts'
import { showResultMails } from './show-result-mails.ts'

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
