import { putAwayFirstSteps } from '@repo/api-client/setup/put-away-first-steps'

import { route } from '../../../http/route.ts'
import { changeBranch } from '../../center/change-branch.ts'

export const putAwayFirstStepsRoute = route(putAwayFirstSteps, async (_, { context, principal }) => {
  await principal.branch.run((tx) => changeBranch(tx, { firstStepsPutAwayAt: new Date(context.clock.now()) }))
  return { message: 'ok' }
})
