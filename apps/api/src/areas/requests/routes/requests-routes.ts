import type { requestsEndpoints } from '@repo/api-client/requests/endpoints'

import type { RoutesOf } from '../../../http/route.ts'
import { acceptRequestsRoute } from './accept-requests.ts'
import { askMembershipRoute } from './ask-membership.ts'
import { listRequestsRoute } from './list-requests.ts'
import { refuseRequestsRoute } from './refuse-requests.ts'
import { restoreRequestsRoute } from './restore-requests.ts'

export const requestsRoutes: RoutesOf<typeof requestsEndpoints> = {
  askMembership: askMembershipRoute,
  listRequests: listRequestsRoute,
  acceptRequests: acceptRequestsRoute,
  refuseRequests: refuseRequestsRoute,
  restoreRequests: restoreRequestsRoute,
}
