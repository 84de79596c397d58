import type { contract } from '@repo/api-client/contract'

import { auditRoutes } from '../areas/audit/audit-routes.ts'
import { authRoutes } from '../areas/auth/auth-routes.ts'
import { realtimeRoutes } from '../areas/auth/realtime-clients.ts'
import { centerRoutes } from '../areas/center/center-routes.ts'
import { geocodeRoutes } from '../areas/center/geocode-routes.ts'
import { challengesRoutes } from '../areas/challenges/challenge-routes.ts'
import { classesRoutes } from '../areas/classes/class-routes.ts'
import { participationRoutes } from '../areas/classes/phones/participation-routes.ts'
import { dashboardRoutes } from '../areas/dashboard/dashboard-routes.ts'
import { displaysRoutes } from '../areas/displays/display-routes.ts'
import { importsRoutes } from '../areas/imports/import-routes.ts'
import { listViewsRoutes } from '../areas/list-views/list-view-routes.ts'
import { membersRoutes } from '../areas/members/member-routes.ts'
import { requestsRoutes } from '../areas/requests/request-routes.ts'
import { daqRoutes } from '../areas/rooms/daq-routes.ts'
import { roomsRoutes } from '../areas/rooms/room-routes.ts'
import { sensorsRoutes } from '../areas/sensors/sensor-routes.ts'
import { setupRoutes } from '../areas/setup/setup-routes.ts'
import { staffRoutes } from '../areas/staff/staff-routes.ts'
import { statisticsRoutes } from '../areas/statistics/statistics-routes.ts'
import { streamingRoutes } from '../areas/streaming/streaming-routes.ts'
import { systemRoutes } from '../areas/system/system-routes.ts'
import { trainingsRoutes } from '../areas/trainings/training-routes.ts'
import type { RoutesOf } from '../http/route.ts'

export const allRoutes: RoutesOf<typeof contract> = {
  ...authRoutes,
  ...setupRoutes,
  ...dashboardRoutes,
  ...staffRoutes,
  ...centerRoutes,
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
  ...importsRoutes,
  ...sensorsRoutes,
  ...systemRoutes,
}
