import { listRecentPoints } from '@repo/api-client/challenges/list-recent-points'

import { route } from '../../../http/route.ts'
import { recentPoints } from '../recent-points.ts'

export const listRecentPointsRoute = route(listRecentPoints, (_, { context, principal }) =>
  principal.branch.read((tx) => recentPoints(tx, context.clock.now())),
)
