import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { ofCenter } from '../core/schemas.ts'
import { RequestsCodec } from './answered.ts'

/**
 * Takes an answer back: they ask again, and are no members. It is possible for some minutes, and for nobody who has
 * trained since, or asks anew.
 */
export const restoreRequests = keyed(
  endpoint({
    method: 'POST',
    path: '/api/v2/centers/{branch}/requests/restore',
    summary: 'Take the answers to requests back',
    access: { kind: 'staff', permission: 'user_create' },
    params: ofCenter,
    body: RequestsCodec,
    response: z.object({ restored: z.array(z.string()) }),
  }),
)
