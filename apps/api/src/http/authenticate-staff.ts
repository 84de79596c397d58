import type { Context } from '../app/context.ts'
import { hashOf } from '../lib/secrets.ts'
import { ACTIVE, checkCenter } from './check-center.ts'
import type { SessionRow } from './find-callers.ts'
import type { StaffPrincipal } from './principal.ts'
import { confirmRenewal } from './renew-session.ts'
import { staffOf } from './staff-of.ts'

const principalOf = ({ db }: Context, row: SessionRow, token: string): StaffPrincipal =>
  staffOf(db, row, { sessionUuid: row.sessionUuid, token, isRemembered: row.isRemembered })

/** Who shows this session token, while the session lives and the account is active; else null. */
export const authenticateStaff = async (context: Context, token: string): Promise<StaffPrincipal | null> => {
  const tokenHash = hashOf(token)
  const now = context.clock.now()
  const row = await context.callers.session(tokenHash, now)
  if (row === null) return null
  checkCenter(row)
  if (row.nextTokenHash === tokenHash) await confirmRenewal(context.db, tokenHash, now)
  return principalOf(context, row, token)
}

/**
 * Whom this token showed when it was last asked for; null where it never was, or nobody of their center could call then.
 * Whoever it is now may be somebody else.
 */
export const supposedStaff = (context: Context, token: string): StaffPrincipal | null => {
  const row = context.callers.lastSession(hashOf(token))
  return row?.status === ACTIVE ? principalOf(context, row, token) : null
}
