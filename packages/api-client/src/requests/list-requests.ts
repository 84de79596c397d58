import { listEndpoint } from '../core/list.ts'
import { ofCenter } from '../core/schemas.ts'
import { requestListWords } from './request-list-words.ts'
import { RequestCodec } from './request.ts'

/** Those who ask to become members and have no answer yet, a page at a time. */
export const listRequests = listEndpoint({
  path: '/api/v2/centers/{branch}/requests',
  summary: 'List those who ask to become members',
  permission: 'user_show',
  params: ofCenter,
  ...requestListWords,
  row: RequestCodec,
})
