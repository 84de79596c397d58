import { REQUEST_ANSWERS, REQUEST_STATES } from '@repo/domain/classes/second-phone'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { Done, Uuid } from '../core/schemas.ts'
import { PhoneSecret } from './join-class.ts'

export const showJoinRequest = endpoint({
  method: 'POST',
  path: '/api/v2/join/{room}/request',
  summary: 'Check whether a second phone was allowed',
  access: { kind: 'center' },
  params: z.object({ room: Uuid }),
  body: z.object({ phone: PhoneSecret }),
  response: z.object({ state: z.enum(REQUEST_STATES) }),
})

export const answerOwnRequest = endpoint({
  method: 'PUT',
  path: '/api/v2/participation/join-request',
  summary: 'Allow or deny another phone',
  access: { kind: 'participant' },
  body: z.object({ request: Uuid, answer: z.enum(REQUEST_ANSWERS) }),
  response: Done,
  errors: { 404: ['join-request-unknown'] },
})
