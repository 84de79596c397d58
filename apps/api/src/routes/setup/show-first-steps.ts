import { showFirstSteps } from '@repo/api-client/setup/show-first-steps'
import { FIRST_STEPS } from '@repo/domain/first-steps'

import { route } from '../../http/route.ts'
import { firstStepsDone } from '../../queries/first-steps-done.ts'

export const showFirstStepsRoute = route(showFirstSteps, async (_, { principal }) => {
  const { isPutAway, done } = await principal.branch.run(firstStepsDone)
  return { put_away: isPutAway, done: FIRST_STEPS.filter((step) => done[step]) }
})
