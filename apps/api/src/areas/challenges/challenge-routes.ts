import {
  type Challenge,
  listChallengeModalities,
  listChallengeTypes,
  listGoalTypes,
  showChallenge,
} from '@repo/api-client/challenges/challenge'
import type { challengesEndpoints } from '@repo/api-client/challenges/endpoints'
import {
  exportChallenges,
  listChallenges,
  searchBranchChallenges,
  searchChallenges,
} from '@repo/api-client/challenges/list-challenges'
import { createChallenge, deleteChallenge, updateChallenge } from '@repo/api-client/challenges/save-challenge'
import { CHALLENGE_KINDS, MODALITIES } from '@repo/domain/challenges/challenge'
import { GOAL_TYPES } from '@repo/domain/challenges/goal'
import { dayIn } from '@repo/domain/time/day'

import { route, type RoutesOf } from '../../http/route.ts'
import type { Language } from '../../lib/language.ts'
import { Refusal } from '../../lib/refusal.ts'
import { exportRoute } from '../../lists/export-route.ts'
import { listRoute } from '../../lists/list-route.ts'
import { publishChallengesChanged } from '../../realtime/branch-events.ts'
import { runningSumsOf } from '../classes/live/running-sums.ts'
import { exportBoardRoute, listBoardRoute, listRecentPointsRoute, showChallengeDashboardRoute } from './board-routes.ts'
import { roomsOf, standingOf, teamsOf } from './challenge-groups.ts'
import { challengeSource, type ListedChallenge, listedChallenge } from './challenge-queries.ts'
import { changingChallenge } from './entrant-commands.ts'
import {
  listCountedTrainingsRoute,
  listEntrantsRoute,
  listRoomEntrantsRoute,
  listTeamEntrantsRoute,
  removeEntrantRoute,
  showEntrantsRoute,
} from './entrant-routes.ts'
import { leveledBy, storedGoals } from './goal-queries.ts'
import {
  changeGoalStatusRoute,
  createGoalRoute,
  deleteGoalRoute,
  listGoalsRoute,
  searchGoalsRoute,
  showRoomMetricsRoute,
  showTeamMetricsRoute,
  showUserMetricsRoute,
  suggestTargetRoute,
  updateGoalRoute,
} from './goal-routes.ts'
import { GOAL_TYPE_NAMES, presentGoal, presentRoom, presentTeam } from './presenters.ts'
import { changeChallenge, createChallenge as create, deleteChallenge as remove } from './save-challenge.ts'

const presentChallenge = ({ challenge, status, inTeams, inRooms, goalCount }: ListedChallenge): Challenge => {
  const { uuid, name, description, kind, modality, compliance, startAt, finishAt, participants, version } = challenge
  return {
    uuid,
    name,
    description,
    kind,
    modality,
    compliance,
    startAt,
    finishAt,
    participants,
    status,
    inTeams,
    inRooms,
    goalCount,
    version,
  }
}

const row = presentChallenge

const listChallengesRoute = listRoute(listChallenges, challengeSource, { row })
const searchChallengesRoute = listRoute(searchChallenges, challengeSource, { row })
const searchBranchChallengesRoute = listRoute(searchBranchChallenges, challengeSource, { row })

const KIND_NAMES = {
  en: { individual: 'Individual', group: 'Group' },
  es: { individual: 'Individual', group: 'Grupal' },
} as const
const MODALITY_NAMES = {
  en: { user: 'Users', teams: 'Teams', room: 'Rooms' },
  es: { user: 'Usuarios', teams: 'Equipos', room: 'Salas' },
} as const

const COMPLIANCE_NAMES = {
  en: { competitive: 'Competitive', free: 'Free' },
  es: { competitive: 'Competitivo', free: 'Libre' },
} as const
const STATUS_NAMES = {
  en: { pending: 'Pending', active: 'Active', completed: 'Completed' },
  es: { pending: 'Pendiente', active: 'Activo', completed: 'Terminado' },
} as const

const exportChallengesRoute = exportRoute(exportChallenges, challengeSource, {
  audit: 'challenges-exported',
  title: { en: 'Challenges', es: 'Retos' },
  heads: {
    en: ['Name', 'Participants', 'Type', 'Modality', 'Compliance', 'Status', 'Start', 'End', 'Goals'],
    es: ['Nombre', 'Participantes', 'Tipo', 'Modalidad', 'Modo', 'Estado', 'Inicio', 'Fin', 'Metas'],
  },
  cells: (listed, { language, zone }) => {
    const { name, participants, kind, modality, compliance, status, startAt, finishAt, goalCount } = row(listed)
    return [
      name,
      participants,
      KIND_NAMES[language][kind],
      MODALITY_NAMES[language][modality],
      COMPLIANCE_NAMES[language][compliance],
      STATUS_NAMES[language][status],
      dayIn(zone, startAt.getTime()),
      dayIn(zone, finishAt.getTime()),
      goalCount,
    ]
  },
})

const numbered =
  <T extends string>(all: readonly T[], names: Readonly<Record<Language, Readonly<Record<T, string>>>>) =>
  async (_: unknown, { language }: { readonly language: Language }) =>
    all.map((one, index) => ({ id: index + 1, name: names[language][one] }))

const listChallengeTypesRoute = route(listChallengeTypes, numbered(CHALLENGE_KINDS, KIND_NAMES))
const listChallengeModalitiesRoute = route(listChallengeModalities, numbered(MODALITIES, MODALITY_NAMES))
const listGoalTypesRoute = route(listGoalTypes, numbered(GOAL_TYPES, GOAL_TYPE_NAMES))

const showChallengeRoute = route(showChallenge, async ({ params }, { context, principal, language }) => {
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
    const known = { challenge, goals, running }
    const teams = listed.inTeams.length === 0 ? [] : await teamsOf(tx, params.uuid)
    const inRooms = listed.inRooms.length === 0 ? [] : await roomsOf(tx, params.uuid)
    const halls = inRooms.map(({ room, members }) => ({ ...room, members }))
    return {
      ...presentChallenge(listed),
      teams: (await standingOf(tx, 'team', teams, known)).map(presentTeam),
      rooms: (await standingOf(tx, 'room', halls, known)).map(presentRoom),
      goals: leveled.map((one) => presentGoal(one, language)),
    }
  })
})

const createChallengeRoute = route(createChallenge, async ({ body }, { context, principal, once }) => {
  const { branch } = principal
  if (body.branchUuid !== branch.branchUuid) throw new Refusal('not-found')
  const now = context.clock.now()
  const answer = await once(async (tx) => {
    const uuid = await create(tx, { branchUuid: branch.branchUuid, body, now })
    const subject = { kind: 'challenge', uuid } as const
    const listed = await listedChallenge(tx, uuid, now)
    await context.audit.record(tx, principal, { action: 'challenge-created', subject, before: null }, now)
    return presentChallenge(listed)
  })
  await publishChallengesChanged(context, branch.branchUuid)
  return answer
})

const updateChallengeRoute = route(updateChallenge, async ({ params: { uuid }, body }, call) => {
  if (body.branchUuid !== call.principal.branch.branchUuid) throw new Refusal('not-found')
  return changingChallenge(call, { uuid }, async (tx, now) => {
    await changeChallenge(tx, { uuid, body, now })
    return presentChallenge(await listedChallenge(tx, uuid, now))
  })
})

const deleteChallengeRoute = route(deleteChallenge, async ({ params: { uuid } }, call) => {
  await changingChallenge(call, { uuid, action: 'challenge-deleted' }, (tx) => remove(tx, uuid))
  return { message: 'ok' }
})

export const challengesRoutes: RoutesOf<typeof challengesEndpoints> = {
  listChallenges: listChallengesRoute,
  exportChallenges: exportChallengesRoute,
  searchChallenges: searchChallengesRoute,
  searchBranchChallenges: searchBranchChallengesRoute,
  listRecentPoints: listRecentPointsRoute,
  listChallengeTypes: listChallengeTypesRoute,
  listChallengeModalities: listChallengeModalitiesRoute,
  listGoalTypes: listGoalTypesRoute,
  showChallengeDashboard: showChallengeDashboardRoute,
  createChallenge: createChallengeRoute,
  showChallenge: showChallengeRoute,
  updateChallenge: updateChallengeRoute,
  deleteChallenge: deleteChallengeRoute,
  showEntrants: showEntrantsRoute,
  listGoals: listGoalsRoute,
  searchGoals: searchGoalsRoute,
  suggestTarget: suggestTargetRoute,
  createGoal: createGoalRoute,
  updateGoal: updateGoalRoute,
  deleteGoal: deleteGoalRoute,
  changeGoalStatus: changeGoalStatusRoute,
  listEntrants: listEntrantsRoute,
  listRoomEntrants: listRoomEntrantsRoute,
  listTeamEntrants: listTeamEntrantsRoute,
  removeEntrant: removeEntrantRoute,
  showUserMetrics: showUserMetricsRoute,
  showTeamMetrics: showTeamMetricsRoute,
  showRoomMetrics: showRoomMetricsRoute,
  listCountedTrainings: listCountedTrainingsRoute,
  listBoard: listBoardRoute,
  exportBoard: exportBoardRoute,
}
