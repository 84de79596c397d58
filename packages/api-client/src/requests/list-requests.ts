import { listEndpoint } from '../core/list.ts'
import { ofCenter } from '../core/schemas.ts'
import { requestListDefinition } from './request-list-definition.ts'
import { RequestCodec } from './request.ts'

/** Those who ask to become members and have no answer yet, a page at a time. */
export const listRequests = listEndpoint({
  path: '/api/v2/centers/{branch}/requests',
  summary: 'List those who ask to become members',
  permission: 'user_show',
  params: ofCenter,
  ...requestListDefinition,
  row: RequestCodec,
})
