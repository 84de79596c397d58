import {
  changeGoalStatus,
  createGoal,
  deleteGoal,
  listGoals,
  searchGoals,
  suggestTarget,
  updateGoal,
} from '@repo/api-client/challenges/goals'

import { route } from '../../http/route.ts'
import { listRoute } from '../../lists/list-route.ts'
import { findChallenge } from './challenge-queries.ts'
import { changingChallenge } from './entrant-commands.ts'
import { challengeOfGoal, goalSource, leveledGoal } from './goal-queries.ts'
import { presentGoal } from './presenters.ts'
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
