import { updateGoal } from '@repo/api-client/challenges/update-goal'

import { changingChallenge } from '../../commands/change-challenges.ts'
import { changeGoal } from '../../commands/save-goal.ts'
import { route } from '../../http/route.ts'
import { presentGoal } from '../../presenters/goal.ts'
import { leveledGoal } from '../../queries/goals.ts'

export const updateGoalRoute = route(updateGoal, ({ params, body: fields }, call) => {
  const { uuid: challengeUuid, goal: uuid } = params
  return changingChallenge(call, { uuid: challengeUuid }, async (tx, now) => {
    await changeGoal(tx, { challengeUuid, uuid, fields, now })
    return presentGoal(await leveledGoal(tx, challengeUuid, uuid), call.language)
  })
})
