import { showEntrants } from '@repo/api-client/challenges/show-entrants'

import { route } from '../../http/route.ts'
import { roomsOf, teamsOf } from '../../queries/challenge-groups.ts'
import { findChallenge } from '../../queries/challenges.ts'
import { chosenUsers } from '../../queries/chosen-users.ts'

export const showEntrantsRoute = route(showEntrants, ({ params }, { principal }) =>
  principal.branch.read(async (tx) => {
    const { uuid, modality } = await findChallenge(tx, params.uuid)
    return {
      rooms: (await roomsOf(tx, uuid)).map(({ room }) => ({
        uuid: room.uuid,
        name: room.name,
        description: room.description,
        logoUrl: room.logoUrl,
        backgroundUrl: room.backgroundUrl,
      })),
      teams: (await teamsOf(tx, uuid)).map((team) => ({ uuid: team.uuid, number: Number(team.name) })),
      // nobody is chosen for a challenge of rooms
      users: modality === 'room' ? [] : await chosenUsers(tx, uuid),
    }
  }),
)
