import { auditEndpoints } from './audit/endpoints.ts'
import { authEndpoints } from './auth/endpoints.ts'
import { centerEndpoints, geocodeEndpoints } from './center/endpoints.ts'
import { challengesEndpoints } from './challenges/endpoints.ts'
import { classesEndpoints, participationEndpoints, realtimeEndpoints } from './classes/endpoints.ts'
import type { Endpoint } from './core/endpoint.ts'
import { dashboardEndpoints } from './dashboard/endpoints.ts'
import { displaysEndpoints } from './displays/endpoints.ts'
import { listViewsEndpoints } from './list-views/endpoints.ts'
import { membersEndpoints } from './members/endpoints.ts'
import { requestsEndpoints } from './requests/endpoints.ts'
import { daqEndpoints, roomsEndpoints } from './rooms/endpoints.ts'
import { sensorsEndpoints } from './sensors/endpoints.ts'
import { setupEndpoints } from './setup/endpoints.ts'
import { staffEndpoints } from './staff/endpoints.ts'
import { statisticsEndpoints } from './statistics/endpoints.ts'
import { streamingEndpoints } from './streaming/endpoints.ts'
import { systemEndpoints } from './system/endpoints.ts'
import { trainingsEndpoints } from './trainings/endpoints.ts'

export const contract = {
  ...authEndpoints,
  ...setupEndpoints,
  ...dashboardEndpoints,
  ...staffEndpoints,
  ...centerEndpoints,
  ...listViewsEndpoints,
  ...auditEndpoints,
  ...geocodeEndpoints,
  ...streamingEndpoints,
  ...roomsEndpoints,
  ...classesEndpoints,
  ...trainingsEndpoints,
  ...challengesEndpoints,
  ...realtimeEndpoints,
  ...displaysEndpoints,
  ...participationEndpoints,
  ...daqEndpoints,
  ...statisticsEndpoints,
  ...requestsEndpoints,
  ...membersEndpoints,
  ...sensorsEndpoints,
  ...systemEndpoints,
} satisfies Record<string, Endpoint>
