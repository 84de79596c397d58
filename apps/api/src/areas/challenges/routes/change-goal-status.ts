import { changeGoalStatus } from '@repo/api-client/challenges/change-goal-status'

import { route } from '../../../http/route.ts'
import { changingChallenge } from '../change-challenges.ts'
import { challengeOfGoal, leveledGoal } from '../goals.ts'
import { presentGoal } from '../presenters/goal.ts'
import { switchGoal } from '../save-goal.ts'

export const changeGoalStatusRoute = route(changeGoalStatus, async ({ params, body: { isActive } }, call) => {
  const { goal: uuid } = params
  const challengeUuid = await call.principal.branch.run((tx) => challengeOfGoal(tx, uuid))
  const changed = await changingChallenge(call, { uuid: challengeUuid }, async (tx, now) => {
    await switchGoal(tx, { challengeUuid, uuid, isActive, now })
    return leveledGoal(tx, challengeUuid, uuid)
  })
  return presentGoal(changed, call.language)
})
