import type { EntrantQuery } from '@repo/api-client/challenges/entrant-page'
import {
  listEntrants,
  listRoomEntrants,
  listTeamEntrants,
  removeEntrant,
  showEntrants,
} from '@repo/api-client/challenges/entrants'
import { listCountedTrainings } from '@repo/api-client/challenges/show-metrics'
import { progressOf } from '@repo/domain/challenges/goal-progress'
import { PAGE_SIZES } from '@repo/domain/lists/list'

import type { StaffPrincipal } from '../../http/authentication/principal.ts'
import { type Call, route } from '../../http/route.ts'
import { Refusal } from '../../lib/refusal.ts'
import { lastPageOf } from '../../lists/page-place.ts'
import { runningSumsOf } from '../classes/live/running-sums.ts'
import { chosenUsers } from '../members/member-queries.ts'
import { presentPoints, trainingNameOf } from '../trainings/presenters.ts'
import { roomsOf, teamsOf } from './challenge-groups.ts'
import { findChallenge } from './challenge-queries.ts'
import { countedTrainingsPage } from './counted-trainings.ts'
import { changingChallenge } from './entrant-commands.ts'
import { entrantPage, type EntrantRow, ENTRANTS_PER_PAGE } from './entrants.ts'
import { activeGoals, type Goal } from './goal-queries.ts'
import { takeOutOfChallenge } from './save-challenge.ts'

interface EntrantsCall {
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
  { uuid, within, query }: EntrantsCall,
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
      users: modality === 'room' ? [] : await chosenUsers(tx, uuid),
    }
  }),
)

export const removeEntrantRoute = route(removeEntrant, ({ params: { uuid, user } }, call) =>
  changingChallenge(call, { uuid }, async (tx, now) => {
    await takeOutOfChallenge(tx, uuid, user, now)
    return { message: 'ok' }
  }),
)

const [SIZE] = PAGE_SIZES

export const listCountedTrainingsRoute = route(
  listCountedTrainings,
  ({ params, query }, { context, principal, language }) =>
    principal.branch.run(async (tx) => {
      const challenge = await findChallenge(tx, params.uuid)
      const { page = 1, ...whose } = query
      const { rows, total } = await countedTrainingsPage(tx, challenge, whose, {
        offset: (page - 1) * SIZE,
        size: SIZE,
      })
      if (whose.user !== undefined && total > 0) {
        const look = { action: 'member-metrics-seen', subject: { kind: 'member', uuid: whose.user } } as const
        await context.audit.recordRepeated(tx, principal, look, context.clock.now())
      }
      return {
        rows: rows.map(({ type, ...row }) => ({ ...row, typeName: trainingNameOf(type, language) })),
        page,
        lastPage: lastPageOf(total, SIZE),
        size: SIZE,
        total,
      }
    }),
)
