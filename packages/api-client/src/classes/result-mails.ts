import { RESULT_MAILS } from '@repo/domain/challenges/result-mails'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { renamed } from '../core/renamed.ts'

const ResultMailsNow = renamed(z.object({ result_mails: z.enum(RESULT_MAILS) }), { result_mails: 'resultMails' })

/** Empty for members who joined by pseudonym, which proves no identity. */
export const showResultMails = endpoint({
  method: 'GET',
  path: '/api/v2/participation/result-mails',
  summary: 'Whether results come by mail',
  access: { kind: 'participant' },
  response: ResultMailsNow,
  errors: { 422: ['sign-in-code-required'] },
})

/** A yes takes effect once confirmed by email, because it may be another person's phone. */
export const chooseResultMails = endpoint({
  method: 'PUT',
  path: '/api/v2/participation/result-mails',
  summary: 'Opt in to or out of result emails',
  access: { kind: 'participant' },
  body: renamed(z.object({ wanted: z.boolean() }), { wanted: 'isWanted' }),
  response: ResultMailsNow,
  errors: { 422: ['sign-in-code-required'], 429: ['rate-limited'] },
})
