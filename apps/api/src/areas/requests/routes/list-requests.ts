import { listRequests } from '@repo/api-client/requests/list-requests'

import { listRoute } from '../../../lists/list-route.ts'
import { presentRequest } from '../presenters/request.ts'
import { requestSource } from '../request-source.ts'

export const listRequestsRoute = listRoute(listRequests, requestSource, {
  row: presentRequest,
  searched: 'members-requests-searched',
})
