import { createGoal } from '@repo/api-client/challenges/create-goal'

import { route } from '../../../http/route.ts'
import { changingChallenge } from '../change-challenges.ts'
import { leveledGoal } from '../goals.ts'
import { presentGoal } from '../presenters/goal.ts'
import { createGoal as create } from '../save-goal.ts'

export const createGoalRoute = route(createGoal, ({ params: { uuid: challengeUuid }, body: fields }, call) =>
  changingChallenge(call, { uuid: challengeUuid }, async (tx, now) => {
    const made = await create(tx, { challengeUuid, fields, now })
    return presentGoal(await leveledGoal(tx, challengeUuid, made), call.language)
  }),
)
