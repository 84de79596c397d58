import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { Done, Uuid } from '../core/schemas.ts'
import { READS, WRITES } from './access.ts'
import { EntrantPageCodec, EntrantQueryCodec } from './entrant-page.ts'

const asked = { method: 'GET', access: READS, query: EntrantQueryCodec, response: EntrantPageCodec } as const

/** Who takes part in a challenge, as they stand, some at a time. */
export const listEntrants = endpoint({
  ...asked,
  path: '/api/v2/users/challenges/{uuid}',
  summary: 'List who takes part in a challenge',
  params: z.object({ uuid: Uuid }),
})

/** Those of one of its rooms. */
export const listRoomEntrants = endpoint({
  ...asked,
  path: '/api/v2/users/challenges/{uuid}/room/{room}',
  summary: 'List who takes part in a challenge for a room',
  params: z.object({ uuid: Uuid, room: Uuid }),
})

/** Those of one of its teams. */
export const listTeamEntrants = endpoint({
  ...asked,
  path: '/api/v2/users/challenges/{uuid}/team/{team}',
  summary: 'List a team of a challenge',
  params: z.object({ uuid: Uuid, team: Uuid }),
})

/** Takes somebody out of a challenge that is not over; their trainings stay. */
export const removeEntrant = endpoint({
  method: 'POST',
  path: '/api/v2/challenges/{uuid}/users/{user}',
  summary: 'Take somebody out of a challenge',
  access: WRITES,
  params: z.object({ uuid: Uuid, user: Uuid }),
  body: z.object({ source: z.literal('admin') }),
  response: Done,
  errors: { 409: ['challenge-completed'] },
})
