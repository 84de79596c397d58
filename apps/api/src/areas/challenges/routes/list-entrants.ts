import type { EntrantQuery } from '@repo/api-client/challenges/entrant-page'
import { listEntrants, listRoomEntrants, listTeamEntrants } from '@repo/api-client/challenges/list-entrants'
import { progressOf } from '@repo/domain/goal-progress'

import { Refusal } from '../../../http/errors/refusal.ts'
import type { StaffPrincipal } from '../../../http/principal.ts'
import { route, type Call } from '../../../http/route.ts'
import { lastPageOf } from '../../../lists/page-place.ts'
import { runningSumsOf } from '../../classes/running-sums.ts'
import { roomsOf, teamsOf } from '../challenge-groups.ts'
import { findChallenge } from '../challenges.ts'
import { entrantPage, ENTRANTS_PER_PAGE, type EntrantRow } from '../entrants.ts'
import { activeGoals, type Goal } from '../goals.ts'
import { presentPoints } from '../presenters/points.ts'

interface Asked {
  readonly uuid: string
  readonly within: { readonly by: 'team' | 'room'; readonly uuid: string } | null
  readonly query: EntrantQuery
}

const presentEntrant = ({ sums, ...row }: EntrantRow, goals: readonly Goal[]) => ({
  ...row,
  ...progressOf(goals, sums),
  rookpoints: presentPoints(sums.points),
})

const entrants = async (
  { uuid, within, query }: Asked,
  { context, principal }: Call & { readonly principal: StaffPrincipal },
) => {
  const { branch } = principal
  const running = await runningSumsOf(context, branch.branchUuid)
  context.moving.watched(branch.branchUuid)
  return branch.read(async (tx) => {
    const challenge = await findChallenge(tx, uuid)
    if (within !== null) {
      const groups = within.by === 'team' ? await teamsOf(tx, uuid) : (await roomsOf(tx, uuid)).map(({ room }) => room)
      if (!groups.some((group) => group.uuid === within.uuid)) throw new Refusal('not-found')
    }
    const goals = await activeGoals(tx, uuid)
    const { rows, total } = await entrantPage(tx, { challenge, goals, running, within, query })
    return { rows: rows.map((row) => presentEntrant(row, goals)), lastPage: lastPageOf(total, ENTRANTS_PER_PAGE) }
  })
}

export const listEntrantsRoute = route(listEntrants, ({ params: { uuid }, query }, call) =>
  entrants({ uuid, within: null, query }, call),
)

export const listRoomEntrantsRoute = route(listRoomEntrants, ({ params: { uuid, room }, query }, call) =>
  entrants({ uuid, within: { by: 'room', uuid: room }, query }, call),
)

export const listTeamEntrantsRoute = route(listTeamEntrants, ({ params: { uuid, team }, query }, call) =>
  entrants({ uuid, within: { by: 'team', uuid: team }, query }, call),
)
