import type { Access } from '@repo/api-client/core/endpoint'

import type { Principal } from './principal.ts'

/** Whether a known caller may use an endpoint: its permission and its feature, from the contract's own line. */
export const mayCall = (access: Access, principal: Principal | null): boolean => {
  if (access.kind !== 'staff' || principal?.kind !== 'staff') return true
  const hasPermission = access.permission === undefined || principal.permissions.includes(access.permission)
  const hasFeature = access.feature === undefined || principal.features.includes(access.feature)
  return hasPermission && hasFeature
}
