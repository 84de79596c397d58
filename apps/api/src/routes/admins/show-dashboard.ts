import { showDashboard } from '@repo/api-client/admins/show-dashboard'

import { route } from '../../http/route.ts'
import { dashboardFigures } from '../../queries/dashboard-figures.ts'

export const showDashboardRoute = route(showDashboard, async (_, { context, principal }) => {
  const figures = await principal.branch.run((tx) => dashboardFigures(tx, context.clock.now()))
  return {
    request_accepted_this_month: figures.requestsAccepted,
    request_pending: figures.requestsPending,
    remote_active_users: figures.remoteActiveMembers,
    trainings_count: figures.trainings,
    total_user: figures.members,
    active_users: figures.activeMembers,
  }
})
