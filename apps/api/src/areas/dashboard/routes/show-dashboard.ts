import { showDashboard } from '@repo/api-client/admins/show-dashboard'

import { route } from '../../../http/route.ts'
import { dashboardFigures } from '../dashboard-figures.ts'

export const showDashboardRoute = route(showDashboard, async (_, { context, principal }) => {
  const figures = await principal.branch.read((tx) => dashboardFigures(tx, context.clock.now()))
  return {
    requestsAcceptedThisMonth: figures.requestsAccepted,
    requestsPending: figures.requestsPending,
    remoteActiveMembers: figures.remoteActiveMembers,
    trainings: figures.trainings,
    members: figures.members,
    activeMembers: figures.activeMembers,
  }
})
