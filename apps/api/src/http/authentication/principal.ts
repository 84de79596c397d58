import type { Access } from '@repo/api-client/core/endpoint'
import type { Feature, Permission } from '@repo/domain/people/permissions'

import type { BranchDatabase } from '../../database/branch-database.ts'

export interface StaffPrincipal {
  readonly kind: 'staff'
  readonly adminUuid: string
  readonly role: string
  readonly permissions: readonly Permission[]
  readonly features: readonly Feature[]
  readonly sessionUuid: string
  readonly token: string
  readonly isRemembered: boolean
  /** Whether the coach is signed in on a display, and so sees what it shows. */
  readonly isOnDisplay: boolean
  readonly branch: BranchDatabase
}

export interface DisplayPrincipal {
  readonly kind: 'display'
  readonly displayUuid: string
  readonly branch: BranchDatabase
}

export interface CenterPrincipal {
  readonly kind: 'center'
  readonly branch: BranchDatabase
}

export interface ParticipantPrincipal {
  readonly kind: 'participant'
  readonly participationUuid: string
  readonly classUuid: string
  readonly memberUuid: string
  /** False for a pseudonym, which is public. */
  readonly byCode: boolean
  readonly branch: BranchDatabase
}

export interface DaqPrincipal {
  readonly kind: 'daq'
  readonly roomUuid: string
  readonly branch: BranchDatabase
}

/** `wall` is what displays may show; `staff` is everything. */
export type View = 'wall' | 'staff'

export const viewOf = (principal: StaffPrincipal | DisplayPrincipal): View =>
  principal.kind === 'staff' && !principal.isOnDisplay ? 'staff' : 'wall'

/** Handlers take the branch from here, never from the request. */
export type Principal = StaffPrincipal | DisplayPrincipal | CenterPrincipal | ParticipantPrincipal | DaqPrincipal

export const isPermitted = (access: Access, principal: Principal | null): boolean => {
  if (access.kind !== 'staff' || principal?.kind !== 'staff') return true
  const hasPermission = access.permission === undefined || principal.permissions.includes(access.permission)
  const hasFeature = access.feature === undefined || principal.features.includes(access.feature)
  return hasPermission && hasFeature
}
