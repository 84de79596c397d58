import type { contract } from '@repo/api-client/contract'

import { auditRoutes } from '../areas/audit/routes/audit-routes.ts'
import { authRoutes } from '../areas/auth/routes/auth-routes.ts'
import { centersRoutes } from '../areas/center/routes/centers-routes.ts'
import { geocodeRoutes } from '../areas/center/routes/geocode-routes.ts'
import { challengesRoutes } from '../areas/challenges/routes/challenges-routes.ts'
import { classesRoutes } from '../areas/classes/routes/classes-routes.ts'
import { participationRoutes } from '../areas/classes/routes/participation-routes.ts'
import { realtimeRoutes } from '../areas/classes/routes/realtime-routes.ts'
import { displaysRoutes } from '../areas/displays/routes/displays-routes.ts'
import { listViewsRoutes } from '../areas/list-views/routes/list-views-routes.ts'
import { membersRoutes } from '../areas/members/routes/members-routes.ts'
import { requestsRoutes } from '../areas/requests/routes/requests-routes.ts'
import { daqRoutes } from '../areas/rooms/routes/daq-routes.ts'
import { roomsRoutes } from '../areas/rooms/routes/rooms-routes.ts'
import { sensorsRoutes } from '../areas/sensors/routes/sensors-routes.ts'
import { setupRoutes } from '../areas/setup/routes/setup-routes.ts'
import { adminsRoutes } from '../areas/staff/routes/admins-routes.ts'
import { statisticsRoutes } from '../areas/statistics/routes/statistics-routes.ts'
import { streamingRoutes } from '../areas/streaming/routes/streaming-routes.ts'
import { systemRoutes } from '../areas/system/routes/system-routes.ts'
import { trainingsRoutes } from '../areas/trainings/routes/trainings-routes.ts'
import type { RoutesOf } from '../http/route.ts'

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
