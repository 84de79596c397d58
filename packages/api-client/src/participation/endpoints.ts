import type { Endpoint } from '../core/endpoint.ts'
import { answerOwnRequest } from './answer-own-request.ts'
import { joinClass } from './join-class.ts'
import { listOpenClasses } from './list-open-classes.ts'
import { sendMeasurements } from './send-measurements.ts'
import { showJoinRequest } from './show-join-request.ts'
import { showParticipation } from './show-participation.ts'

export const participationEndpoints = {
  listOpenClasses,
  joinClass,
  sendMeasurements,
  showParticipation,
  showJoinRequest,
  answerOwnRequest,
} satisfies Record<string, Endpoint>
