import { showDashboard } from '@repo/api-client/admins/show-dashboard'
import { showOverview } from '@repo/api-client/admins/show-overview'

import type { Context } from '../../app/context.ts'
import type { StaffPrincipal } from '../../http/authentication/principal.ts'
import { route } from '../../http/route.ts'
import { diskSpace, isShort } from '../../operations/disk/disk-space.ts'
import { dashboardFigures } from './dashboard-figures.ts'
import { dashboardOverview } from './dashboard-overview.ts'

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

/** A box that keeps its own data is its center's to look after; the disk of a PostgreSQL is its provider's. */
const shortDisk = async ({ config, clock }: Context, { role }: StaffPrincipal) => {
  if (config.databaseUrl !== null || role !== 'admin') return null
  const room = await diskSpace(config, clock.now())
  return room !== null && isShort(room, config) ? room : null
}

export const showOverviewRoute = route(showOverview, async (_, { context, principal }) => ({
  ...(await principal.branch.read((tx) => dashboardOverview(tx, context.clock.now()))),
  disk: await shortDisk(context, principal),
}))
