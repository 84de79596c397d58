import type { Endpoint } from '../core/endpoint.ts'
import { acceptRequests } from './accept-requests.ts'
import { askMembership } from './ask-membership.ts'
import { listRequests } from './list-requests.ts'
import { refuseRequests } from './refuse-requests.ts'
import { restoreRequests } from './restore-requests.ts'

export const requestsEndpoints = {
  askMembership,
  listRequests,
  acceptRequests,
  refuseRequests,
  restoreRequests,
} satisfies Record<string, Endpoint>
