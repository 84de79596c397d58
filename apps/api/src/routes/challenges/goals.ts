import { changeGoalStatus, createGoal, deleteGoal, updateGoal } from '@repo/api-client/challenges/goals'

import { changingChallenge } from '../../commands/change-challenges.ts'
import { changeGoal, createGoal as create, deleteGoal as remove, switchGoal } from '../../commands/save-goal.ts'
import { route } from '../../http/route.ts'
import { presentGoal } from '../../presenters/goal.ts'
import { challengeOfGoal, leveledGoal } from '../../queries/goals.ts'

export const createGoalRoute = route(createGoal, async ({ params: { uuid: challengeUuid }, body: fields }, call) => {
  const made = await changingChallenge(call, { uuid: challengeUuid }, async (tx, now) =>
    leveledGoal(tx, challengeUuid, await create(tx, { challengeUuid, fields, now })),
  )
  return presentGoal(made, call.language)
})

export const updateGoalRoute = route(updateGoal, async ({ params, body: fields }, call) => {
  const { uuid: challengeUuid, goal: uuid } = params
  const changed = await changingChallenge(call, { uuid: challengeUuid }, async (tx, now) => {
    await changeGoal(tx, { challengeUuid, uuid, fields, now })
    return leveledGoal(tx, challengeUuid, uuid)
  })
  return presentGoal(changed, call.language)
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
