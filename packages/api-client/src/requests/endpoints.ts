import type { Endpoint } from '../core/endpoint.ts'
import { askMembership } from './ask-membership.ts'
import { acceptRequests, exportRequests, listRequests, refuseRequests, restoreRequests } from './requests.ts'

export const requestsEndpoints = {
  askMembership,
  listRequests,
  exportRequests,
  acceptRequests,
  refuseRequests,
  restoreRequests,
} satisfies Record<string, Endpoint>
