import * as z from 'zod/mini'

import { endpoint, type ResponseOf } from '../core/endpoint.ts'
import { renamed } from '../core/renamed.ts'
import { Uuid } from '../core/schemas.ts'
import { READS } from './access.ts'
import { ChosenRoomCodec, ChosenUserCodec, type ChosenUser } from './entrants.ts'

const EntrantsWire = z.object({
  challenge_rooms: z.array(ChosenRoomCodec),
  challenge_teams: z.array(
    renamed(z.object({ team_uuid: z.string(), name: z.coerce.number() }), { team_uuid: 'uuid', name: 'number' }),
  ),
  challenge_users: z.array(ChosenUserCodec),
})

const NAMES = { challenge_rooms: 'rooms', challenge_teams: 'teams', challenge_users: 'users' } as const

/** Everybody and everything that is chosen for a challenge, as its form needs it. */
export const showEntrants = {
  ...endpoint({
    method: 'GET',
    path: '/api/v1/challenges/{uuid}/search-user',
    summary: 'Show who takes part in a challenge',
    access: READS,
    params: z.object({ uuid: Uuid }),
    response: renamed(EntrantsWire, NAMES),
  }),
  piece: { list: 'challenge_users', schema: renamed(z.partial(EntrantsWire), NAMES) },
}

type Entrants = ResponseOf<typeof showEntrants>
type Some = Partial<{ readonly [K in keyof Entrants]: Entrants[K] | undefined }>

/** What the pieces of the answer say together. */
export const entrantsOf = async (pieces: AsyncIterable<Some>): Promise<Entrants> => {
  const all = {
    rooms: [] as Entrants['rooms'][number][],
    teams: [] as Entrants['teams'][number][],
    users: [] as ChosenUser[],
  }
  for await (const { rooms = [], teams = [], users = [] } of pieces) {
    all.rooms.push(...rooms)
    all.teams.push(...teams)
    all.users.push(...users)
  }
  return all
}
