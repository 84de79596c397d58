import { showChallengeDashboard } from '@repo/api-client/challenges/show-challenge-dashboard'

import { Refusal } from '../../../http/errors/refusal.ts'
import { route } from '../../../http/route.ts'
import { challengeFigures } from '../challenge-figures.ts'

export const showChallengeDashboardRoute = route(showChallengeDashboard, ({ query }, { context, principal }) => {
  const { branch } = principal
  if ((query.branchUuid ?? branch.branchUuid) !== branch.branchUuid) throw new Refusal('not-found')
  return branch.read((tx) => challengeFigures(tx, context.clock.now()))
})
