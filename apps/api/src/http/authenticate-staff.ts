import type { Context } from '../app/context.ts'
import { hashOf } from '../lib/secrets.ts'
import { checkCenter } from './check-center.ts'
import { Refusal } from './errors/refusal.ts'
import type { StaffPrincipal } from './principal.ts'
import { confirmRenewal } from './renew-session.ts'
import { staffOf } from './staff-of.ts'

/**
 * Returns whose session token this is, while the session lives and the account is active, or null. Refuses any key but
 * that of the session's center.
 */
export const authenticateStaff = async (
  context: Context,
  token: string,
  centerKey: string,
): Promise<StaffPrincipal | null> => {
  const tokenHash = hashOf(token)
  const now = context.clock.now()
  const row = await context.callers.session(tokenHash, now)
  if (row === null) return null
  if (row.centerKey !== centerKey) throw new Refusal('key-unknown')
  checkCenter(row)
  if (row.nextTokenHash === tokenHash) await confirmRenewal(context.db, tokenHash, now)
  return staffOf(context.db, row, { sessionUuid: row.sessionUuid, token, isRemembered: row.isRemembered })
}
