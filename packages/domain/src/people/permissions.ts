export const PERMISSIONS = [
  'dashboard',
  'user_show',
  'user_create',
  'user_edit',
  'user_delete',
  'user_metrics',
  'center_information_show',
  'reports',
  'administrator_show',
  'administrator_create',
  'role_show',
  'trainigs_metrics',
  'rooklegend_connected',
  'rooklegend_images',
  'rookremote_show',
  'rookremote_create',
  'rookremote_edit',
  'rookremote_delete',
  'rookremote_images',
] as const
/** Wire keys, one of them misspelled there. */
export type Permission = (typeof PERMISSIONS)[number]

export const FEATURES = ['daqs', 'realtime', 'gamification', 'streaming'] as const
export type Feature = (typeof FEATURES)[number]

export const ROLES = ['admin', 'coach'] as const
export type Role = (typeof ROLES)[number]

const BY_ROLE: Readonly<Record<Role, readonly Permission[]>> = {
  admin: PERMISSIONS,
  coach: [
    'dashboard',
    'user_show',
    'user_metrics',
    'reports',
    'trainigs_metrics',
    'rooklegend_connected',
    'rookremote_show',
    'rookremote_edit',
  ],
}

/** A role's permissions. An unknown role has none. */
export const permissionsOf = (role: string): readonly Permission[] =>
  role === 'admin' || role === 'coach' ? BY_ROLE[role] : []
