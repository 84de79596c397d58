import { updateGoal } from '@repo/api-client/challenges/update-goal'

import { changingChallenge } from '../../commands/change-challenges.ts'
import { changeGoal } from '../../commands/save-goal.ts'
import { route } from '../../http/route.ts'
import { presentGoal } from '../../presenters/goal.ts'
import { leveledGoal } from '../../queries/goals.ts'

export const updateGoalRoute = route(updateGoal, async ({ params, body: fields }, call) => {
  const { uuid: challengeUuid, goal: uuid } = params
  const changed = await changingChallenge(call, { uuid: challengeUuid }, async (tx, now) => {
    await changeGoal(tx, { challengeUuid, uuid, fields, now })
    return leveledGoal(tx, challengeUuid, uuid)
  })
  return presentGoal(changed, call.language)
})
