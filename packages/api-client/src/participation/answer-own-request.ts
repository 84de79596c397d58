import { REQUEST_ANSWERS } from '@repo/domain/classes/second-phone'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { Done, Uuid } from '../core/schemas.ts'

/** The phone that has a participation says whether another one may go on with it. */
export const answerOwnRequest = endpoint({
  method: 'PUT',
  path: '/api/v2/participation/join-request',
  summary: 'Let another phone go on, or not',
  access: { kind: 'participant' },
  body: z.object({ request: Uuid, answer: z.enum(REQUEST_ANSWERS) }),
  response: Done,
  errors: { 404: ['join-request-unknown'] },
})
