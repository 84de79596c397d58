import { FEATURES, permissionsOf } from '@repo/domain/permissions'

import { branchDatabase } from '../database/branch-database.ts'
import type { Database } from '../database/database.ts'
import type { StaffPrincipal } from './principal.ts'

interface StaffRow {
  readonly adminUuid: string
  readonly role: string
  readonly branchUuid: string
  readonly features: Readonly<Record<string, boolean>>
}

/** What a person of the staff may do, by the role and by what the center has, however the person was recognised. */
export const staffOf = (
  db: Database,
  { adminUuid, role, branchUuid, features }: StaffRow,
  session: Pick<StaffPrincipal, 'sessionUuid' | 'token' | 'isRemembered'>,
): StaffPrincipal => ({
  kind: 'staff',
  adminUuid,
  role,
  permissions: permissionsOf(role),
  features: FEATURES.filter((feature) => features[feature] === true),
  ...session,
  branch: branchDatabase(db, branchUuid),
})
