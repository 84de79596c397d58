import { RESULT_MAILS } from '@repo/domain/challenges/result-mails'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { renamed } from '../core/renamed.ts'

/** Where a member stands with results by mail, as a phone is told. */
export const ResultMailsNow = renamed(z.object({ result_mails: z.enum(RESULT_MAILS) }), { result_mails: 'resultMails' })

/** Whether the member wants results by mail. A pseudonym proves nothing: whoever joined by one is told nothing. */
export const showResultMails = endpoint({
  method: 'GET',
  path: '/api/v2/participation/result-mails',
  summary: 'Whether results come by mail',
  access: { kind: 'participant' },
  response: ResultMailsNow,
  errors: { 422: ['sign-in-code-required'] },
})
