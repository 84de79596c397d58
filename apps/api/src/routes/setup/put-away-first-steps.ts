import { putAwayFirstSteps } from '@repo/api-client/setup/put-away-first-steps'

import { changeBranch } from '../../commands/change-branch.ts'
import { route } from '../../http/route.ts'

export const putAwayFirstStepsRoute = route(putAwayFirstSteps, async (_, { context, principal }) => {
  await changeBranch(principal.branch, { firstStepsPutAwayAt: new Date(context.clock.now()) })
  return { message: 'ok' }
})
