import { showOverview } from '@repo/api-client/admins/show-overview'

import { route } from '../../http/route.ts'
import { dashboardOverview } from '../../queries/dashboard-overview.ts'

export const showOverviewRoute = route(showOverview, (_, { context, principal }) =>
  principal.branch.run((tx) => dashboardOverview(tx, context.clock.now())),
)
