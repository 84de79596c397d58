import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { renamed } from '../core/renamed.ts'
import { Uuid } from '../core/schemas.ts'
import { READS } from './access.ts'
import { ChosenRoomCodec, ChosenUserCodec } from './entrants.ts'

const EntrantsWire = z.object({
  challenge_rooms: z.array(ChosenRoomCodec),
  challenge_teams: z.array(
    renamed(z.object({ team_uuid: z.string(), name: z.coerce.number() }), { team_uuid: 'uuid', name: 'number' }),
  ),
  challenge_users: z.array(ChosenUserCodec),
})

/** Everybody and everything that is chosen for a challenge, as its form needs it. */
export const showEntrants = endpoint({
  method: 'GET',
  path: '/api/v1/challenges/{uuid}/search-user',
  summary: 'Show who takes part in a challenge',
  access: READS,
  params: z.object({ uuid: Uuid }),
  response: renamed(EntrantsWire, {
    challenge_rooms: 'rooms',
    challenge_teams: 'teams',
    challenge_users: 'users',
  }),
})
