import { showEntrants } from '@repo/api-client/challenges/show-entrants'

import { route } from '../../../http/route.ts'
import { chosenUsers } from '../../members/chosen-users.ts'
import { roomsOf, teamsOf } from '../challenge-groups.ts'
import { findChallenge } from '../challenges.ts'

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
