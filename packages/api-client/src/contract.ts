import { auditEndpoints } from './audit/endpoints.ts'
import { authEndpoints } from './auth/endpoints.ts'
import { centerEndpoints, geocodeEndpoints } from './center/endpoints.ts'
import { challengesEndpoints } from './challenges/endpoints.ts'
import { classesEndpoints, participationEndpoints, realtimeEndpoints } from './classes/endpoints.ts'
import type { Endpoint } from './core/endpoint.ts'
import { dashboardEndpoints } from './dashboard/endpoints.ts'
import { displaysEndpoints } from './displays/endpoints.ts'
import { importsEndpoints } from './imports/endpoints.ts'
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

const areas = {
  auth: authEndpoints,
  setup: setupEndpoints,
  dashboard: dashboardEndpoints,
  staff: staffEndpoints,
  center: { ...centerEndpoints, ...geocodeEndpoints },
  'list-views': listViewsEndpoints,
  audit: auditEndpoints,
  streaming: streamingEndpoints,
  rooms: { ...roomsEndpoints, ...daqEndpoints },
  classes: { ...classesEndpoints, ...participationEndpoints, ...realtimeEndpoints },
  trainings: trainingsEndpoints,
  challenges: challengesEndpoints,
  displays: displaysEndpoints,
  statistics: statisticsEndpoints,
  requests: requestsEndpoints,
  members: membersEndpoints,
  sensors: sensorsEndpoints,
  imports: importsEndpoints,
  system: systemEndpoints,
} satisfies Record<string, Record<string, Endpoint>>

/** The name of an area in all packages: its folder in the server, here, and in the panel. */
export type AreaName = keyof typeof areas

type InOne<Parts> = (Parts extends unknown ? (part: Parts) => void : never) extends (all: infer All) => void
  ? All
  : never

/** All endpoints by their names, which are unique across areas. */
export const contract = Object.assign({}, ...Object.values(areas)) as InOne<(typeof areas)[AreaName]>
