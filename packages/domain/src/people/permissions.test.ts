import { describe, expect, it } from 'vitest'

import { PERMISSIONS, permissionsOf, type Permission } from './permissions.ts'

const COACH: ReadonlySet<Permission> = new Set<Permission>([
  'dashboard',
  'user_show',
  'user_metrics',
  'reports',
  'trainigs_metrics',
  'rooklegend_connected',
  'rookremote_show',
  'rookremote_edit',
])

describe('permissionsOf', () => {
  it.each(PERMISSIONS)('contains %s for an administrator, and for a coach only if listed', (permission) => {
    expect(permissionsOf('admin')).toContain(permission)
    expect(permissionsOf('coach').includes(permission)).toBe(COACH.has(permission))
  })

  it.each(['', 'owner', 'Admin', 'constructor', '__proto__'])('is empty for the unknown role %j', (role) => {
    expect(permissionsOf(role)).toEqual([])
  })

  it('has nineteen keys, each once', () => {
    expect(new Set(PERMISSIONS).size).toBe(19)
    expect(PERMISSIONS).toHaveLength(19)
  })
})
