import { RESULT_MAILS } from '@repo/domain/challenges/result-mails'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { renamed } from '../core/renamed.ts'

/** Where a member stands with results by mail, as a phone is told. */
const ResultMailsNow = renamed(z.object({ result_mails: z.enum(RESULT_MAILS) }), { result_mails: 'resultMails' })

/** Whether the member wants results by mail. A pseudonym proves nothing: whoever joined by one is told nothing. */
export const showResultMails = endpoint({
  method: 'GET',
  path: '/api/v2/participation/result-mails',
  summary: 'Whether results come by mail',
  access: { kind: 'participant' },
  response: ResultMailsNow,
  errors: { 422: ['sign-in-code-required'] },
})

/**
 * The member asks for results by mail, or has had enough of them. A yes counts once it is confirmed by a link that is
 * mailed to the member, so that nobody else's phone can give it; a no counts at once.
 */
export const chooseResultMails = endpoint({
  method: 'PUT',
  path: '/api/v2/participation/result-mails',
  summary: 'Opt in to or out of result emails',
  access: { kind: 'participant' },
  body: renamed(z.object({ wanted: z.boolean() }), { wanted: 'isWanted' }),
  response: ResultMailsNow,
  errors: { 422: ['sign-in-code-required'], 429: ['rate-limited'] },
})
