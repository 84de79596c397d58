import { createHmac } from 'node:crypto'

import { sessionLimits } from '@repo/domain/core/limits'
import { eq, sql } from 'drizzle-orm'

import type { Database } from '../../database/database.ts'
import { adminSessions } from '../../database/schema/staff.ts'
import { getOrCreateSecret } from '../../database/stored-secrets.ts'
import { hashOf } from '../../lib/secrets.ts'

/** Deterministic, so repeated renewals return the same token; needs the server's key. */
const successorOf = async (db: Database, token: string): Promise<string> =>
  createHmac('sha256', await getOrCreateSecret(db, 'session-key'))
    .update(token)
    .digest('base64url')

/** The old token stays valid until the new one is first used, so a lost response doesn't end the session. */
export const renewSession = async (
  db: Database,
  session: { readonly sessionUuid: string; readonly token: string; readonly isRemembered: boolean },
  now: number,
): Promise<string> => {
  const token = await successorOf(db, session.token)
  await db
    .update(adminSessions)
    .set({
      nextTokenHash: hashOf(token),
      // caps the total lifetime of a session
      nextExpiresAt: sql`least(${new Date(now + lifetimeOf(session.isRemembered)).toISOString()}::timestamptz,
        ${adminSessions.createdAt} + make_interval(secs => ${sessionLimits.longestSeconds}))`,
    })
    .where(eq(adminSessions.tokenHash, hashOf(session.token)))
  return token
}

/** Promotes the renewed token on first use; the old one expires shortly after. */
export const confirmRenewal = async (db: Database, tokenHash: string, now: number): Promise<void> => {
  await db
    .update(adminSessions)
    .set({
      tokenHash,
      expiresAt: sql`${adminSessions.nextExpiresAt}`,
      nextTokenHash: null,
      nextExpiresAt: null,
      previousTokenHash: sql`${adminSessions.tokenHash}`,
      previousUntil: new Date(now + sessionLimits.graceSeconds * 1000),
    })
    .where(eq(adminSessions.nextTokenHash, tokenHash))
}

export const lifetimeOf = (isRemembered: boolean): number =>
  (isRemembered ? sessionLimits.rememberedSeconds : sessionLimits.plainSeconds) * 1000
