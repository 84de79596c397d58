import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { renamed } from '../core/renamed.ts'
import { ResultMailsNow } from './show-result-mails.ts'

/**
 * The member asks for results by mail, or has had enough of them. A yes counts once it is confirmed by a link that is
 * mailed to the member, so that nobody else's phone can give it; a no counts at once.
 */
export const chooseResultMails = endpoint({
  method: 'PUT',
  path: '/api/v2/participation/result-mails',
  summary: 'Ask for results by mail, or no more',
  access: { kind: 'participant' },
  body: renamed(z.object({ wanted: z.boolean() }), { wanted: 'isWanted' }),
  response: ResultMailsNow,
  errors: { 422: ['sign-in-code-required'], 429: ['rate-limited'] },
})
