import type { contract } from '@repo/api-client/contract'

import type { RoutesOf } from '../http/route.ts'
import { adminsRoutes } from './admins/routes.ts'
import { auditRoutes } from './audit/routes.ts'
import { authRoutes } from './auth/routes.ts'
import { centersRoutes } from './centers/routes.ts'
import { challengesRoutes } from './challenges/routes.ts'
import { classesRoutes } from './classes/routes.ts'
import { daqRoutes } from './daq/routes.ts'
import { displaysRoutes } from './displays/routes.ts'
import { geocodeRoutes } from './geocode/routes.ts'
import { listViewsRoutes } from './list-views/routes.ts'
import { membersRoutes } from './members/routes.ts'
import { participationRoutes } from './participation/routes.ts'
import { realtimeRoutes } from './realtime/routes.ts'
import { requestsRoutes } from './requests/routes.ts'
import { roomsRoutes } from './rooms/routes.ts'
import { sensorsRoutes } from './sensors/routes.ts'
import { setupRoutes } from './setup/routes.ts'
import { statisticsRoutes } from './statistics/routes.ts'
import { streamingRoutes } from './streaming/routes.ts'
import { systemRoutes } from './system/routes.ts'
import { trainingsRoutes } from './trainings/routes.ts'

/** One handler for each endpoint of the contract; the type fails when one is missing. */
export const allRoutes: RoutesOf<typeof contract> = {
  ...authRoutes,
  ...setupRoutes,
  ...adminsRoutes,
  ...centersRoutes,
  ...listViewsRoutes,
  ...auditRoutes,
  ...geocodeRoutes,
  ...streamingRoutes,
  ...roomsRoutes,
  ...classesRoutes,
  ...trainingsRoutes,
  ...challengesRoutes,
  ...realtimeRoutes,
  ...displaysRoutes,
  ...participationRoutes,
  ...daqRoutes,
  ...statisticsRoutes,
  ...requestsRoutes,
  ...membersRoutes,
  ...sensorsRoutes,
  ...systemRoutes,
}
