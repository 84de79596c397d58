import type { participationEndpoints } from '@repo/api-client/participation/endpoints'

import type { RoutesOf } from '../../../http/route.ts'
import { answerOwnRequestRoute } from './answer-own-request.ts'
import { chooseResultMailsRoute } from './choose-result-mails.ts'
import { joinClassRoute } from './join-class.ts'
import { leaveClassRoute } from './leave-class.ts'
import { listOpenClassesRoute } from './list-open-classes.ts'
import { listOwnChallengesRoute } from './list-own-challenges.ts'
import { sendMeasurementsRoute } from './send-measurements.ts'
import { showJoinRequestRoute } from './show-join-request.ts'
import { showParticipationRoute } from './show-participation.ts'
import { showResultMailsRoute } from './show-result-mails.ts'

export const participationRoutes: RoutesOf<typeof participationEndpoints> = {
  listOpenClasses: listOpenClassesRoute,
  joinClass: joinClassRoute,
  sendMeasurements: sendMeasurementsRoute,
  showParticipation: showParticipationRoute,
  leaveClass: leaveClassRoute,
  showJoinRequest: showJoinRequestRoute,
  answerOwnRequest: answerOwnRequestRoute,
  listOwnChallenges: listOwnChallengesRoute,
  showResultMails: showResultMailsRoute,
  chooseResultMails: chooseResultMailsRoute,
}
