import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { ofCenter } from '../core/schemas.ts'
import { RequestsCodec } from './answered.ts'

/** Refuses those who ask; whoever somebody else has answered meanwhile is not among the `refused`. */
export const refuseRequests = endpoint({
  method: 'DELETE',
  path: '/api/v2/centers/{branch}/requests',
  summary: 'Refuse those who ask to become members',
  access: { kind: 'staff', permission: 'user_create' },
  params: ofCenter,
  body: RequestsCodec,
  response: z.object({ refused: z.array(z.string()) }),
})
