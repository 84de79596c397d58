import { deleteGoal } from '@repo/api-client/challenges/delete-goal'

import { route } from '../../../http/route.ts'
import { changingChallenge } from '../change-challenges.ts'
import { deleteGoal as remove } from '../save-goal.ts'

export const deleteGoalRoute = route(deleteGoal, async ({ params }, call) => {
  const { uuid: challengeUuid, goal: uuid } = params
  await changingChallenge(call, { uuid: challengeUuid }, (tx, now) => remove(tx, { challengeUuid, uuid, now }))
  return { message: 'ok' }
})
