import { adminsEndpoints } from './admins/endpoints.ts'
import { auditEndpoints } from './audit/endpoints.ts'
import { authEndpoints } from './auth/endpoints.ts'
import { centersEndpoints } from './centers/endpoints.ts'
import { challengesEndpoints } from './challenges/endpoints.ts'
import { classesEndpoints } from './classes/endpoints.ts'
import type { Endpoint } from './core/endpoint.ts'
import { daqEndpoints } from './daq/endpoints.ts'
import { displaysEndpoints } from './displays/endpoints.ts'
import { geocodeEndpoints } from './geocode/endpoints.ts'
import { listViewsEndpoints } from './list-views/endpoints.ts'
import { membersEndpoints } from './members/endpoints.ts'
import { participationEndpoints } from './participation/endpoints.ts'
import { realtimeEndpoints } from './realtime/endpoints.ts'
import { requestsEndpoints } from './requests/endpoints.ts'
import { roomsEndpoints } from './rooms/endpoints.ts'
import { sensorsEndpoints } from './sensors/endpoints.ts'
import { setupEndpoints } from './setup/endpoints.ts'
import { statisticsEndpoints } from './statistics/endpoints.ts'
import { streamingEndpoints } from './streaming/endpoints.ts'
import { systemEndpoints } from './system/endpoints.ts'
import { trainingsEndpoints } from './trainings/endpoints.ts'

export const contract = {
  ...authEndpoints,
  ...setupEndpoints,
  ...adminsEndpoints,
  ...centersEndpoints,
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
