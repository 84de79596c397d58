import { REQUEST_STATES } from '@repo/domain/classes/second-phone'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { Uuid } from '../core/schemas.ts'
import { PhoneSecret } from './join-class.ts'

/** What has become of this phone's request to go on with a participation that another phone has. */
export const showJoinRequest = endpoint({
  method: 'POST',
  path: '/api/v2/join/{room}/request',
  summary: 'Ask whether this phone may go on',
  access: { kind: 'center' },
  params: z.object({ room: Uuid }),
  body: z.object({ phone: PhoneSecret }),
  response: z.object({ state: z.enum(REQUEST_STATES) }),
})
