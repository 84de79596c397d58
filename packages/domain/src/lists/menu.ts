import type { Feature, Permission } from '../people/permissions.ts'

export const MENU_ITEMS = [
  'dashboard',
  'rooms',
  'rooklegend',
  'rookremote',
  'challenges',
  'requests',
  'users',
  'sessions',
  'sensors',
  'reports',
  'administrators',
  'roles',
  'audit',
] as const
export type MenuItem = (typeof MENU_ITEMS)[number]

interface Rule {
  readonly permission?: Permission
  readonly feature?: Feature
}

const RULES: Readonly<Record<MenuItem, Rule>> = {
  dashboard: {},
  rooms: {},
  rooklegend: { feature: 'daqs' },
  rookremote: { feature: 'realtime', permission: 'rookremote_show' },
  challenges: { feature: 'gamification' },
  requests: {},
  users: { permission: 'user_show' },
  sessions: {},
  sensors: {},
  reports: { permission: 'reports' },
  administrators: { permission: 'administrator_show' },
  roles: { permission: 'role_show' },
  audit: { permission: 'administrator_show' },
}

export interface Granted {
  readonly permissions: readonly Permission[]
  readonly features: readonly Feature[]
}

/** Whether the side menu shows an item for these permissions and features. */
export const isMenuItemVisible = (item: MenuItem, granted: Granted): boolean => {
  const { permission, feature } = RULES[item]
  return (
    (permission === undefined || granted.permissions.includes(permission)) &&
    (feature === undefined || granted.features.includes(feature))
  )
}
