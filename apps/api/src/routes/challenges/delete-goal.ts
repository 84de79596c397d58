import { deleteGoal } from '@repo/api-client/challenges/delete-goal'

import { changingChallenge } from '../../commands/change-challenges.ts'
import { deleteGoal as remove } from '../../commands/save-goal.ts'
import { route } from '../../http/route.ts'

export const deleteGoalRoute = route(deleteGoal, async ({ params }, call) => {
  const { uuid: challengeUuid, goal: uuid } = params
  await changingChallenge(call, { uuid: challengeUuid }, (tx, now) => remove(tx, { challengeUuid, uuid, now }))
  return { message: 'ok' }
})
