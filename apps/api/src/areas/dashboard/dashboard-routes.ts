import { type dashboardEndpoints, showDashboard, showOverview } from '@repo/api-client/dashboard/endpoints'
import type { FirstStep } from '@repo/domain/center/first-steps'
import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

import type { Transaction } from '../../database/database.ts'
import { diskSpace, isShort } from '../../database/disk/disk-space.ts'
import { branches } from '../../database/schema/center.ts'
import { classes } from '../../database/schema/classes.ts'
import { displays } from '../../database/schema/displays.ts'
import { members } from '../../database/schema/members.ts'
import { sensors } from '../../database/schema/sensors.ts'
import { administrators } from '../../database/schema/staff.ts'
import { trainings } from '../../database/schema/trainings.ts'
import type { StaffPrincipal } from '../../http/authentication/principal.ts'
import { route, type RoutesOf } from '../../http/route.ts'
import type { Context } from '../../lib/context.ts'
import { dashboardFigures, dashboardOverview } from './dashboard-queries.ts'

const exists = (table: PgTable, where: SQL = sql`true`): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${table} where ${where})`

const isCoach = and(eq(administrators.role, 'coach'), eq(administrators.isActive, true))

export const firstStepsDone = async (tx: Transaction) => {
  const [row] = await tx
    .select({
      putAwayAt: branches.firstStepsPutAwayAt,
      member: exists(members),
      coach: exists(administrators, isCoach),
      // a registered sensor, or a session that a phone's strap made
      strap: sql<boolean>`(${exists(sensors)} or ${exists(trainings)})`,
      class: exists(classes),
      display: exists(displays),
    })
    .from(branches)
  if (row === undefined) throw new Error('the branch of the session is gone')
  const { putAwayAt, ...done } = row
  return { isPutAway: putAwayAt !== null, done: done satisfies Record<FirstStep, boolean> }
}

const showDashboardRoute = route(showDashboard, async (_, { context, principal }) => {
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

/** Only for the embedded database, because the provider monitors the disk of a PostgreSQL server. */
const shortDisk = async ({ config, clock }: Context, { role }: StaffPrincipal) => {
  if (config.databaseUrl !== null || role !== 'admin') return null
  const room = await diskSpace(config, clock.now())
  return room !== null && isShort(room, config) ? room : null
}

const showOverviewRoute = route(showOverview, async (_, { context, principal }) => ({
  ...(await principal.branch.read((tx) => dashboardOverview(tx, context.clock.now()))),
  disk: await shortDisk(context, principal),
}))

export const dashboardRoutes: RoutesOf<typeof dashboardEndpoints> = {
  showDashboard: showDashboardRoute,
  showOverview: showOverviewRoute,
}
