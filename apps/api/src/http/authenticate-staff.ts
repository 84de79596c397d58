import { and, eq, gt, or } from 'drizzle-orm'

import { confirmRenewal } from '../commands/renew-session.ts'
import type { Context } from '../context.ts'
import { adminSessions } from '../db/tables/admin-sessions.ts'
import { administrators } from '../db/tables/administrators.ts'
import { branches } from '../db/tables/branches.ts'
import type { StaffPrincipal } from '../principal.ts'
import { hashOf } from '../secrets.ts'
import { checkCenter } from './check-center.ts'
import { staffOf } from './staff-of.ts'

const sessionShowing = (tokenHash: string, now: Date) =>
  or(
    and(eq(adminSessions.tokenHash, tokenHash), gt(adminSessions.expiresAt, now)),
    and(eq(adminSessions.nextTokenHash, tokenHash), gt(adminSessions.nextExpiresAt, now)),
    and(eq(adminSessions.previousTokenHash, tokenHash), gt(adminSessions.previousUntil, now)),
  )

/** Who shows this session token, while the session lives and the account is active; else null. */
export const authenticateStaff = async (context: Context, token: string): Promise<StaffPrincipal | null> => {
  const tokenHash = hashOf(token)
  const now = context.clock.now()
  const [row] = await context.db
    .select({
      adminUuid: administrators.uuid,
      role: administrators.role,
      branchUuid: administrators.branchUuid,
      features: branches.features,
      status: branches.status,
      sessionUuid: adminSessions.uuid,
      isRemembered: adminSessions.isRemembered,
      nextTokenHash: adminSessions.nextTokenHash,
    })
    .from(adminSessions)
    .innerJoin(administrators, eq(administrators.uuid, adminSessions.adminUuid))
    .innerJoin(branches, eq(branches.uuid, administrators.branchUuid))
    .where(and(sessionShowing(tokenHash, new Date(now)), eq(administrators.isActive, true)))
  if (row === undefined) return null
  checkCenter(row)
  if (row.nextTokenHash === tokenHash) await confirmRenewal(context.db, tokenHash, now)
  return staffOf(context.db, row, { sessionUuid: row.sessionUuid, token, isRemembered: row.isRemembered })
}
