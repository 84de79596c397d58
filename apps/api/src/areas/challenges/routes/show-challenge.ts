import { showChallenge } from '@repo/api-client/challenges/show-challenge'

import { route } from '../../../http/route.ts'
import { runningSumsOf } from '../../classes/running-sums.ts'
import { roomsOf, standingOf, teamsOf } from '../challenge-groups.ts'
import { listedChallenge } from '../challenges.ts'
import { leveledBy, storedGoals } from '../goals.ts'
import { presentRoom, presentTeam } from '../presenters/challenge-group.ts'
import { presentChallenge } from '../presenters/challenge.ts'
import { presentGoal } from '../presenters/goal.ts'

export const showChallengeRoute = route(showChallenge, async ({ params }, { context, principal, language }) => {
  const { branch } = principal
  const running = await runningSumsOf(context, branch.branchUuid)
  context.moving.watched(branch.branchUuid)
  return branch.read(async (tx) => {
    const [listed, goals] = await Promise.all([
      listedChallenge(tx, params.uuid, context.clock.now()),
      storedGoals(tx, params.uuid),
    ])
    const { challenge } = listed
    const leveled = leveledBy(goals, challenge)
    const asked = { challenge, goals, running }
    // whoever has none is not asked for them
    const teams = listed.inTeams.length === 0 ? [] : await teamsOf(tx, params.uuid)
    const inRooms = listed.inRooms.length === 0 ? [] : await roomsOf(tx, params.uuid)
    const halls = inRooms.map(({ room, members }) => ({ ...room, members }))
    return {
      ...presentChallenge(listed),
      teams: (await standingOf(tx, 'team', teams, asked)).map(presentTeam),
      rooms: (await standingOf(tx, 'room', halls, asked)).map(presentRoom),
      goals: leveled.map((one) => presentGoal(one, language)),
    }
  })
})
