import { putAwayFirstSteps } from '@repo/api-client/setup/put-away-first-steps'

import { branches } from '../../db/tables/branches.ts'
import { route } from '../../http/route.ts'

export const putAwayFirstStepsRoute = route(putAwayFirstSteps, async (_, { context, principal }) => {
  // row-level security leaves the one row of the session's branch
  await principal.branch.run((tx) => tx.update(branches).set({ firstStepsPutAwayAt: new Date(context.clock.now()) }))
  return { message: 'ok' }
})
