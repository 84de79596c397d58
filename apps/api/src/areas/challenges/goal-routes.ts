import {
  changeGoalStatus,
  createGoal,
  deleteGoal,
  listGoals,
  searchGoals,
  suggestTarget,
  updateGoal,
} from '@repo/api-client/challenges/goals'
import { showRoomMetrics, showTeamMetrics, showUserMetrics } from '@repo/api-client/challenges/show-metrics'
import { isReached, type Sums } from '@repo/domain/challenges/goal-progress'

import type { Transaction } from '../../database/database.ts'
import type { StaffPrincipal } from '../../http/authentication/principal.ts'
import { type Call, route } from '../../http/route.ts'
import type { Language } from '../../lib/language.ts'
import { Refusal } from '../../lib/refusal.ts'
import { listRoute } from '../../lists/list-route.ts'
import { runningSumsOf } from '../classes/live/running-sums.ts'
import { findTeam, roomsOf, takesPart } from './challenge-groups.ts'
import { findChallenge } from './challenge-queries.ts'
import { type Challenge, NO_SUMS, sumsBy } from './challenge-sums.ts'
import { changingChallenge } from './entrant-commands.ts'
import { challengeOfGoal, goalSource, leveledGoal, type LeveledGoal, leveledGoals } from './goal-queries.ts'
import { GOAL_TYPE_NAMES, presentGoal, targetText } from './presenters.ts'
import { changeGoal, createGoal as create, deleteGoal as remove, switchGoal } from './save-goal.ts'
import { suggestedTarget } from './suggested-target.ts'

const row = presentGoal

export const listGoalsRoute = listRoute(listGoals, goalSource, { row })
export const searchGoalsRoute = listRoute(searchGoals, goalSource, { row })

export const createGoalRoute = route(createGoal, ({ params: { uuid: challengeUuid }, body: fields }, call) =>
  changingChallenge(call, { uuid: challengeUuid }, async (tx, now) => {
    const made = await create(tx, { challengeUuid, fields, now })
    return presentGoal(await leveledGoal(tx, challengeUuid, made), call.language)
  }),
)

export const updateGoalRoute = route(updateGoal, ({ params, body: fields }, call) => {
  const { uuid: challengeUuid, goal: uuid } = params
  return changingChallenge(call, { uuid: challengeUuid }, async (tx, now) => {
    await changeGoal(tx, { challengeUuid, uuid, fields, now })
    return presentGoal(await leveledGoal(tx, challengeUuid, uuid), call.language)
  })
})

export const deleteGoalRoute = route(deleteGoal, async ({ params }, call) => {
  const { uuid: challengeUuid, goal: uuid } = params
  await changingChallenge(call, { uuid: challengeUuid }, (tx, now) => remove(tx, { challengeUuid, uuid, now }))
  return { message: 'ok' }
})

export const changeGoalStatusRoute = route(changeGoalStatus, async ({ params, body: { isActive } }, call) => {
  const { goal: uuid } = params
  const challengeUuid = await call.principal.branch.run((tx) => challengeOfGoal(tx, uuid))
  const changed = await changingChallenge(call, { uuid: challengeUuid }, async (tx, now) => {
    await switchGoal(tx, { challengeUuid, uuid, isActive, now })
    return leveledGoal(tx, challengeUuid, uuid)
  })
  return presentGoal(changed, call.language)
})

export const suggestTargetRoute = route(suggestTarget, ({ params, query }, { context, principal }) =>
  principal.branch.read(async (tx) => {
    const challenge = await findChallenge(tx, params.uuid)
    return { target: await suggestedTarget(tx, challenge, query.type, context.clock.now()) }
  }),
)

const metricOf = ({ goal, level }: LeveledGoal, sums: Sums, language: Language) => ({
  goalUuid: goal.uuid,
  type: goal.type,
  typeName: GOAL_TYPE_NAMES[language][goal.type],
  accumulated: sums[goal.type],
  target: goal.target,
  targetText: targetText(goal, language),
  level,
  points: goal.points,
  isReached: isReached(goal, sums[goal.type]),
  isActive: goal.isActive,
})

interface Whose {
  readonly by: 'member' | 'team' | 'room'
  readonly uuid: string
}

const metrics = async (
  tx: Transaction,
  challenge: Challenge,
  { by, uuid }: Whose,
  { context, principal, language }: Call & { readonly principal: StaffPrincipal },
) => {
  const running = await runningSumsOf(context, principal.branch.branchUuid)
  const sums = await sumsBy(tx, by, challenge, by === 'member' ? { running, members: [uuid] } : { running })
  const goals = await leveledGoals(tx, challenge)
  return goals.map((one) => metricOf(one, sums.get(uuid) ?? NO_SUMS, language))
}

export const showUserMetricsRoute = route(showUserMetrics, ({ params: { uuid, user } }, call) =>
  call.principal.branch.run(async (tx) => {
    const challenge = await findChallenge(tx, uuid)
    if (!(await takesPart(tx, uuid, user))) throw new Refusal('not-found')
    const found = await metrics(tx, challenge, { by: 'member', uuid: user }, call)
    const look = { action: 'member-metrics-seen', subject: { kind: 'member', uuid: user } } as const
    await call.context.audit.recordRepeated(tx, call.principal, look, call.context.clock.now())
    return found
  }),
)

export const showTeamMetricsRoute = route(showTeamMetrics, ({ params }, call) =>
  call.principal.branch.read(async (tx) => {
    const team = await findTeam(tx, params.team)
    if (team === null) throw new Refusal('not-found')
    const challenge = await findChallenge(tx, team.challengeUuid)
    return metrics(tx, challenge, { by: 'team', uuid: team.uuid }, call)
  }),
)

export const showRoomMetricsRoute = route(showRoomMetrics, ({ params }, call) =>
  call.principal.branch.read(async (tx) => {
    const challenge = await findChallenge(tx, params.uuid)
    const rooms = await roomsOf(tx, challenge.uuid)
    if (!rooms.some(({ room }) => room.uuid === params.room)) throw new Refusal('not-found')
    return metrics(tx, challenge, { by: 'room', uuid: params.room }, call)
  }),
)
