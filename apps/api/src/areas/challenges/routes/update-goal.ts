import { updateGoal } from '@repo/api-client/challenges/update-goal'

import { route } from '../../../http/route.ts'
import { changingChallenge } from '../change-challenges.ts'
import { leveledGoal } from '../goals.ts'
import { presentGoal } from '../presenters/goal.ts'
import { changeGoal } from '../save-goal.ts'

export const updateGoalRoute = route(updateGoal, ({ params, body: fields }, call) => {
  const { uuid: challengeUuid, goal: uuid } = params
  return changingChallenge(call, { uuid: challengeUuid }, async (tx, now) => {
    await changeGoal(tx, { challengeUuid, uuid, fields, now })
    return presentGoal(await leveledGoal(tx, challengeUuid, uuid), call.language)
  })
})
