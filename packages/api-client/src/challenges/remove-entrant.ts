import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { Done, Uuid } from '../core/schemas.ts'
import { WRITES } from './access.ts'

/** Takes somebody out of a challenge that is not over; their trainings stay. */
export const removeEntrant = keyed(
  endpoint({
    method: 'POST',
    path: '/api/v2/challenges/{uuid}/users/{user}',
    summary: 'Take somebody out of a challenge',
    access: WRITES,
    params: z.object({ uuid: Uuid, user: Uuid }),
    body: z.object({ source: z.literal('admin') }),
    response: Done,
    errors: { 409: ['challenge-completed'] },
  }),
)
