import { and, eq, gt } from 'drizzle-orm'

import type { Context } from '../app/context.ts'
import { administrators } from '../database/schema/administrators.ts'
import { branches } from '../database/schema/branches.ts'
import { displays } from '../database/schema/displays.ts'
import { hashOf } from '../lib/secrets.ts'
import { checkCenter } from './check-center.ts'
import type { StaffPrincipal } from './principal.ts'
import { staffOf } from './staff-of.ts'

/** The coach who is signed in on the wall that shows this token, while that lasts and the account is active. */
export const operatorOf = async (context: Context, token: string): Promise<StaffPrincipal | null> => {
  const [row] = await context.db
    .select({
      displayUuid: displays.uuid,
      adminUuid: administrators.uuid,
      role: administrators.role,
      branchUuid: displays.branchUuid,
      features: branches.features,
      status: branches.status,
    })
    .from(displays)
    .innerJoin(
      administrators,
      and(eq(administrators.uuid, displays.operatorUuid), eq(administrators.branchUuid, displays.branchUuid)),
    )
    .innerJoin(branches, eq(branches.uuid, displays.branchUuid))
    .where(
      and(
        eq(displays.tokenHash, hashOf(token)),
        gt(displays.operatedUntil, new Date(context.clock.now())),
        eq(administrators.isActive, true),
      ),
    )
  if (row === undefined) return null
  checkCenter(row)
  return staffOf(context.db, row, { sessionUuid: row.displayUuid, token, isRemembered: false })
}
