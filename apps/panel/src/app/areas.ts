import type { AreaName } from '@repo/api-client/contract'
import type { Feature, Permission } from '@repo/domain/people/permissions'

import { auditArea } from '../features/audit/area.ts'
import { authArea } from '../features/auth/area.ts'
import { centerArea } from '../features/center/area.ts'
import { challengesArea } from '../features/challenges/area.ts'
import { dashboardArea } from '../features/dashboard/area.ts'
import { membersArea } from '../features/members/area.ts'
import { requestsArea } from '../features/requests/area.ts'
import { roomsArea } from '../features/rooms/area.ts'
import { sensorsArea } from '../features/sensors/area.ts'
import { staffArea } from '../features/staff/area.ts'
import { statisticsArea } from '../features/statistics/area.ts'
import { trainingsArea } from '../features/trainings/area.ts'
import type { Screen } from './define-area.ts'

/** In the order of the menus. */
const AREAS = {
  dashboard: dashboardArea,
  rooms: roomsArea,
  challenges: challengesArea,
  requests: requestsArea,
  members: membersArea,
  trainings: trainingsArea,
  sensors: sensorsArea,
  statistics: statisticsArea,
  staff: staffArea,
  audit: auditArea,
  auth: authArea,
  center: centerArea,
  // without a screen in the menus
  classes: [],
  displays: [],
  imports: [],
  'list-views': [],
  setup: [],
  streaming: [],
  system: [],
} satisfies Record<AreaName, readonly Screen[]>

export type ScreenPath = (typeof AREAS)[AreaName][number]['path']

export const SCREENS: readonly Screen<ScreenPath>[] = Object.values(AREAS).flat()

export const screenAt = (pathname: string): Screen<ScreenPath> | undefined =>
  SCREENS.find(({ path }) => path === pathname)

interface Granted {
  readonly permissions: readonly Permission[]
  readonly features_enabled: readonly Feature[]
}

export const isGranted = (
  { permission, feature }: Pick<Screen, 'permission' | 'feature'>,
  { permissions, features_enabled: features }: Granted,
): boolean =>
  (permission === undefined || permissions.includes(permission)) &&
  (feature === undefined || features.includes(feature))
