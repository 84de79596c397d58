import { createGoal } from '@repo/api-client/challenges/create-goal'

import { changingChallenge } from '../../commands/change-challenges.ts'
import { createGoal as create } from '../../commands/save-goal.ts'
import { route } from '../../http/route.ts'
import { presentGoal } from '../../presenters/goal.ts'
import { leveledGoal } from '../../queries/goals.ts'

export const createGoalRoute = route(createGoal, ({ params: { uuid: challengeUuid }, body: fields }, call) =>
  changingChallenge(call, { uuid: challengeUuid }, async (tx, now) => {
    const made = await create(tx, { challengeUuid, fields, now })
    return presentGoal(await leveledGoal(tx, challengeUuid, made), call.language)
  }),
)
