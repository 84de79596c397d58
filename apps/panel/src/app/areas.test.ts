import { FEATURES, PERMISSIONS, permissionsOf, type Feature, type Permission } from '@repo/domain/people/permissions'
import { describe, expect, it } from 'vitest'

import { isGranted, SCREENS, screenAt, type ScreenPath } from './areas.ts'

interface Needs {
  readonly permission?: Permission
  readonly feature?: Feature
}

/** As the specification says. */
const NEEDS: Readonly<Record<ScreenPath, Needs>> = {
  '/': {},
  '/rooklegend': { feature: 'daqs' },
  '/rookremote': { permission: 'rookremote_show', feature: 'realtime' },
  '/challenges': { feature: 'gamification' },
  '/requests': {},
  '/users': { permission: 'user_show' },
  '/sessions': {},
  '/sensors': {},
  '/reports': { permission: 'reports' },
  '/admin': { permission: 'administrator_show' },
  '/roles': { permission: 'role_show' },
  '/audit': { permission: 'administrator_show' },
  '/profile': {},
  '/center': { permission: 'center_information_show' },
}
const paths = SCREENS.map(({ path }) => path)
const everything = { permissions: PERMISSIONS, features_enabled: FEATURES }

describe('a screen', () => {
  it.each(SCREENS)('at $path needs what the specification says', ({ path, permission, feature }) => {
    expect({ permission, feature }).toEqual({ permission: undefined, feature: undefined, ...NEEDS[path] })
  })

  it.each(SCREENS)('at $path is open with all permissions and features, and closed without its own', (screen) => {
    expect(isGranted(screen, everything)).toBe(true)
    const permissions = PERMISSIONS.filter((permission) => permission !== screen.permission)
    expect(isGranted(screen, { ...everything, permissions })).toBe(screen.permission === undefined)
    const features = FEATURES.filter((feature) => feature !== screen.feature)
    expect(isGranted(screen, { ...everything, features_enabled: features })).toBe(screen.feature === undefined)
  })

  const openTo = (role: string, features: readonly Feature[]) =>
    SCREENS.filter((screen) => isGranted(screen, { permissions: permissionsOf(role), features_enabled: features })).map(
      ({ path }) => path,
    )

  it('is in the menus of the roles that may open it', () => {
    expect(openTo('admin', FEATURES)).toEqual(paths)
    const coaches = openTo('coach', FEATURES)
    expect(paths.filter((path) => !coaches.includes(path))).toEqual(
      expect.arrayContaining(['/admin', '/roles', '/audit']),
    )
    expect(openTo('visitor', [])).toEqual(['/', '/requests', '/sessions', '/sensors', '/profile'])
  })

  it('is found by its path only', () => {
    expect(screenAt('/users')?.help).toBe('users')
    expect(screenAt('/users/')).toBeUndefined()
  })
})
