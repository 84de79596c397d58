import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { Uuid } from '../core/schemas.ts'
import { READS } from './access.ts'
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
