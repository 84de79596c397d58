import { describe, expect, it } from 'vitest'

import { FEATURES, PERMISSIONS, permissionsOf, type Feature, type Permission } from '../people/permissions.ts'
import { isMenuItemVisible, MENU_ITEMS, type MenuItem } from './menu.ts'

const NEEDS: Readonly<Record<MenuItem, { readonly permission: Permission | null; readonly feature: Feature | null }>> =
  {
    dashboard: { permission: null, feature: null },
    rooms: { permission: null, feature: null },
    rooklegend: { permission: null, feature: 'daqs' },
    rookremote: { permission: 'rookremote_show', feature: 'realtime' },
    challenges: { permission: null, feature: 'gamification' },
    requests: { permission: null, feature: null },
    users: { permission: 'user_show', feature: null },
    sessions: { permission: null, feature: null },
    sensors: { permission: null, feature: null },
    reports: { permission: 'reports', feature: null },
    administrators: { permission: 'administrator_show', feature: null },
    roles: { permission: 'role_show', feature: null },
    audit: { permission: 'administrator_show', feature: null },
  }

describe('isMenuItemVisible', () => {
  it.each(MENU_ITEMS)('shows %s if everything is granted', (item) => {
    expect(isMenuItemVisible(item, { permissions: PERMISSIONS, features: FEATURES })).toBe(true)
  })

  it.each(MENU_ITEMS.flatMap((item) => PERMISSIONS.map((missing) => [item, missing] as const)))(
    'hides %s without the permission %s',
    (item, missing) => {
      const permissions = PERMISSIONS.filter((permission) => permission !== missing)
      expect(isMenuItemVisible(item, { permissions, features: FEATURES })).toBe(NEEDS[item].permission !== missing)
    },
  )

  it.each(MENU_ITEMS.flatMap((item) => FEATURES.map((missing) => [item, missing] as const)))(
    'hides %s without the feature %s',
    (item, missing) => {
      const features = FEATURES.filter((feature) => feature !== missing)
      expect(isMenuItemVisible(item, { permissions: PERMISSIONS, features })).toBe(NEEDS[item].feature !== missing)
    },
  )

  const visibleTo = (role: string, features: readonly Feature[]) =>
    MENU_ITEMS.filter((item) => isMenuItemVisible(item, { permissions: permissionsOf(role), features }))
  const open: readonly MenuItem[] = ['dashboard', 'rooms', 'requests', 'sessions', 'sensors']

  it('gives each role its own menu', () => {
    expect(visibleTo('admin', FEATURES)).toEqual(MENU_ITEMS)
    expect(visibleTo('coach', FEATURES)).toEqual(
      MENU_ITEMS.filter((item) => !['administrators', 'roles', 'audit'].includes(item)),
    )
    expect(visibleTo('visitor', [])).toEqual(open)
  })
})
